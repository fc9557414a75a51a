//! Points, exact to a quarter. Games bring whole or half points (rules 2.1); half of a half point arises only in
//! Sonneborn–Berger sums (rules 3.1).

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Neg, Sub, SubAssign};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A number of points, kept as a whole number of quarters, so that sums and comparisons are exact.
///
/// ```
/// use bianpai::event::Points;
/// assert_eq!((Points::HALF + Points::whole(2)).to_string(), "2.5");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Points(i32);

impl Points {
    /// No points.
    pub const ZERO: Self = Self(0);
    /// Half a point.
    pub const HALF: Self = Self(2);
    const PER_POINT: i32 = 4;

    /// `points` whole points.
    pub const fn whole(points: i32) -> Self {
        Self(points * Self::PER_POINT)
    }

    /// The same amount as a whole number of quarter points.
    pub const fn quarters(self) -> i32 {
        self.0
    }

    /// The amount of `quarters` quarter points.
    pub const fn from_quarters(quarters: i32) -> Self {
        Self(quarters)
    }

    /// Half of it: exact for every amount that games can bring; a quarter that cannot be halved is cut toward zero.
    pub const fn halved(self) -> Self {
        Self(self.0 / 2)
    }

    /// This amount `times` times.
    pub const fn times(self, times: i32) -> Self {
        Self(self.0 * times)
    }

    /// Reads "2", "0.5", "½", "2½" or "1.25". `None` for anything else, also for what is not a whole number of
    /// quarters or too large to be meant.
    pub fn parse(text: &str) -> Option<Self> {
        let text = text.trim();
        if let Some(whole) = text.strip_suffix('½') {
            let whole = if whole.is_empty() { 0 } else { whole.parse::<u16>().ok()? };
            return Some(Self::whole(i32::from(whole)) + Self::HALF);
        }
        let (sign, digits) = match text.strip_prefix('-') {
            Some(rest) => (-1, rest),
            None => (1, text),
        };
        let (whole, fraction) = digits.split_once('.').unwrap_or((digits, "0"));
        let quarters = match fraction.trim_end_matches('0') {
            "" => 0,
            "25" => 1,
            "5" => 2,
            "75" => 3,
            _ => return None,
        };
        let whole = whole.parse::<u16>().ok()?;
        Some(Self(sign * (i32::from(whole) * Self::PER_POINT + quarters)))
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let fraction = ["", ".25", ".5", ".75"][(self.0.unsigned_abs() % 4) as usize];
        let text = format!("{sign}{}{fraction}", self.0.unsigned_abs() / 4);
        f.pad(&text)
    }
}

impl fmt::Debug for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self} pt")
    }
}

impl Add for Points {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl Sub for Points {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl Neg for Points {
    type Output = Self;
    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Self) {
        self.0 += other.0;
    }
}

impl SubAssign for Points {
    fn sub_assign(&mut self, other: Self) {
        self.0 -= other.0;
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Self>>(amounts: I) -> Self {
        amounts.fold(Self::ZERO, Add::add)
    }
}

/// Whole amounts are written as numbers, others as text: a file never holds a floating point number.
impl Serialize for Points {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.0 % Self::PER_POINT == 0 {
            serializer.serialize_i32(self.0 / Self::PER_POINT)
        } else {
            serializer.collect_str(self)
        }
    }
}

impl<'de> Deserialize<'de> for Points {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Written {
            Whole(i16),
            Text(String),
        }
        match Written::deserialize(deserializer)? {
            Written::Whole(points) => Ok(Self::whole(i32::from(points))),
            Written::Text(text) => {
                Self::parse(&text).ok_or_else(|| serde::de::Error::custom(format!("not an amount of points: {text:?}")))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Points;

    #[test]
    fn reads_and_writes_exactly() {
        for text in ["0", "2", "0.5", "17.5", "1.25", "-3"] {
            assert_eq!(Points::parse(text).unwrap().to_string(), text);
        }
        assert_eq!(Points::parse("2½"), Some(Points::whole(2) + Points::HALF));
        for text in ["", "x", "0.3", "1e3", "99999999", "--1", "1.5.5"] {
            assert_eq!(Points::parse(text), None, "{text:?}");
        }
    }

    #[test]
    fn files_hold_no_floating_point() {
        let amounts = [Points::whole(2), Points::HALF];
        let json = serde_json::to_string(&amounts).unwrap();
        assert_eq!(json, r#"[2,"0.5"]"#);
        assert_eq!(serde_json::from_str::<[Points; 2]>(&json).unwrap(), amounts);
        assert!(serde_json::from_str::<Points>("0.5").is_err());
    }
}

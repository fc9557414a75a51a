//! Days and moments. The engine has no clock: moments are handed to it, and it compares dates but reckons none.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A moment, in milliseconds since 1970-01-01 UTC. The app takes it from the device's clock.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Moment(pub i64);

/// A day of the calendar, as on an identity card: 1900-01-01 to 2199-12-31.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

impl Date {
    /// The day, if the calendar has it.
    pub fn new(year: u16, month: u8, day: u8) -> Option<Self> {
        let leap = year.is_multiple_of(4) && !year.is_multiple_of(100) || year.is_multiple_of(400);
        let days = match month {
            1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
            4 | 6 | 9 | 11 => 30,
            2 => 28 + u8::from(leap),
            _ => 0,
        };
        ((1900..2200).contains(&year) && (1..=days).contains(&day)).then_some(Self { year, month, day })
    }

    /// Reads `2009-09-01`, also with dots, slashes or 年月日, and with one-digit months and days, or `20090901`.
    pub fn parse(text: &str) -> Option<Self> {
        let text = text.trim();
        if text.len() == 8 && text.bytes().all(|byte| byte.is_ascii_digit()) {
            return Self::new(text[..4].parse().ok()?, text[4..6].parse().ok()?, text[6..].parse().ok()?);
        }
        let mut parts = text.trim_end_matches('日').split(['-', '.', '/', '年', '月']);
        let date = Self::new(
            parts.next()?.trim().parse().ok()?,
            parts.next()?.trim().parse().ok()?,
            parts.next()?.trim().parse().ok()?,
        );
        if parts.next().is_some() { None } else { date }
    }

    /// The year, 1900 to 2199.
    pub const fn year(self) -> u16 {
        self.year
    }

    /// The month, 1 to 12.
    pub const fn month(self) -> u8 {
        self.month
    }

    /// The day of the month, 1 to 31.
    pub const fn day(self) -> u8 {
        self.day
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

impl Serialize for Date {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Date {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Self::parse(&text).ok_or_else(|| serde::de::Error::custom(format!("not a date: {text:?}")))
    }
}

#[cfg(test)]
mod tests {
    use super::Date;

    #[test]
    fn reads_what_people_write() {
        let day = Date::new(2009, 9, 1);
        for text in ["2009-09-01", "2009.9.1", "2009/9/1", "2009年9月1日", "20090901", " 2009-9-01 "] {
            assert_eq!(Date::parse(text), day, "{text}");
        }
        assert_eq!(day.unwrap().to_string(), "2009-09-01");
    }

    #[test]
    fn refuses_days_that_do_not_exist() {
        for text in ["2019-02-29", "2100-02-29", "2019-13-01", "2019-00-10", "2019-04-31", "1899-12-31", "2019-1", "年"]
        {
            assert_eq!(Date::parse(text), None, "{text}");
        }
        assert!(Date::parse("2000-02-29").is_some());
    }
}

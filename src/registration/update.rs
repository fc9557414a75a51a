//! A list that grew since it was last taken in: what it says of someone who is in the event already (rules 6.3).

use crate::event::{Event, Player, PlayerId, Profile};

/// A field that a list may change.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ChangedField {
    /// 性别
    Gender,
    /// 出生日期
    Born,
    /// 年龄
    Age,
    /// 单位
    Region,
    /// 电话
    Phone,
    /// 队
    Team,
    /// 队内职务
    Role,
    /// 称号
    Title,
    /// 等级
    Grade,
    /// 身份证号
    IdNumber,
    /// 监护人
    Guardian,
    /// 教练
    Coach,
    /// 备注
    Note,
    /// The event's own words.
    Flags,
}

/// What one field said and says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Change {
    /// Which.
    pub field: ChangedField,
    /// What it said, for [`ChangedField::Gender`] empty if it said nothing; empty: nothing.
    pub from: String,
    /// What it says.
    pub to: String,
}

/// What a line of a list says of a player who is in the event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EntryUpdate {
    /// Who he is.
    pub player: PlayerId,
    /// Whether birth, phone or identity number say that it is he.
    pub sure: bool,
    /// His entry with all that the line says; what it does not say stays.
    pub profile: Profile,
    /// What is different.
    pub changes: Vec<Change>,
}

impl EntryUpdate {
    /// The player whom the line most likely means: the same name, and nothing that speaks against it. Surest first, then
    /// who would change least. `taken` are those whom earlier lines meant. `None`: nobody of that name.
    pub fn of(event: &Event, line: &Profile, taken: &[PlayerId]) -> Option<Self> {
        let free = |player: &&Player| player.profile.name == line.name && !taken.contains(&player.id);
        let alike = event.players().iter().filter(free).filter(|player| player.profile.may_duplicate(line));
        let updates = alike.map(|player| Self::to(player, line));
        updates.min_by_key(|update| (!update.sure, update.changes.len()))
    }

    fn to(player: &Player, line: &Profile) -> Self {
        let old = &player.profile;
        let mut profile = old.clone();
        let mut changes = Vec::new();
        let mut text = |field, mine: &mut String, theirs: &String| {
            if !theirs.is_empty() && mine != theirs && !(field == ChangedField::Note && mine.contains(theirs.as_str()))
            {
                changes.push(Change { field, from: std::mem::replace(mine, theirs.clone()), to: theirs.clone() });
            }
        };
        text(ChangedField::Region, &mut profile.region, &line.region);
        text(ChangedField::Phone, &mut profile.phone, &line.phone);
        text(ChangedField::Team, &mut profile.team, &line.team);
        text(ChangedField::Role, &mut profile.role, &line.role);
        text(ChangedField::Title, &mut profile.title, &line.title);
        text(ChangedField::Grade, &mut profile.grade, &line.grade);
        text(ChangedField::IdNumber, &mut profile.id_number, &line.id_number);
        text(ChangedField::Guardian, &mut profile.guardian, &line.guardian);
        text(ChangedField::Coach, &mut profile.coach, &line.coach);
        text(ChangedField::Note, &mut profile.note, &line.note);
        if line.gender.is_some() && line.gender != old.gender {
            changes.push(Change { field: ChangedField::Gender, from: String::new(), to: String::new() });
            profile.gender = line.gender;
        }
        let words = |value: Option<String>| value.unwrap_or_default();
        if line.born.is_some() && line.born != old.born {
            let (from, to) = (old.born.map(|born| born.to_string()), line.born.map(|born| born.to_string()));
            changes.push(Change { field: ChangedField::Born, from: words(from), to: words(to) });
            profile.born = line.born;
        }
        if line.age.is_some() && line.age != old.age {
            let (from, to) = (old.age.map(|age| age.to_string()), line.age.map(|age| age.to_string()));
            changes.push(Change { field: ChangedField::Age, from: words(from), to: words(to) });
            profile.age = line.age;
        }
        if !line.flags.is_subset(&old.flags) {
            let new: Vec<&str> = line.flags.difference(&old.flags).map(String::as_str).collect();
            changes.push(Change { field: ChangedField::Flags, from: String::new(), to: new.join("、") });
            profile.flags.extend(line.flags.iter().cloned());
        }
        Self { player: player.id, sure: old.is_surely(line), profile, changes }
    }

    /// Whether nothing that was known would be lost.
    pub fn only_adds(&self) -> bool {
        self.changes.iter().all(|change| change.from.is_empty() && change.field != ChangedField::Gender)
    }
}

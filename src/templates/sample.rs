//! A ready-made field to play with: 37 entrants whose names are terms of the game, not people.

use crate::command::Entrant;
use crate::event::{Gender, Profile, SectionId};

const NAMES: [&str; 37] = [
    "将相和",
    "仙人指",
    "铁门栓",
    "中宫象",
    "辛未棋",
    "反宫马",
    "卒过河",
    "起马局",
    "庚午棋",
    "汉界西",
    "车正义",
    "马行空",
    "壬申棋",
    "鞠手行",
    "炮镇山",
    "贺后守",
    "小刀手",
    "挂角马",
    "当头炮",
    "士守宫",
    "顺手炮",
    "列手炮",
    "肋道车",
    "巡河车",
    "洪先行",
    "边马行",
    "屏风马",
    "重炮手",
    "罗子梧",
    "封棋人",
    "钓鱼马",
    "让二先",
    "楚河东",
    "常将布",
    "阿依炮·麦麦提马",
    "Maximilian von Pferdespringer",
    "弈",
];

/// The entrant of the sample who has not paid yet, so that there is something to tap before the draw.
pub const UNPAID_IN_SAMPLE: &str = "常将布";

const REGIONS: [&str; 8] = ["松风棋社", "南屏区", "西岭市", "云台队", "青石棋院", "白鹭洲", "柳林镇", "北屏镇"];

/// The 37 entrants of the sample event, all for the first section.
pub fn sample_entrants() -> Vec<Entrant> {
    let entrant = |(index, name): (usize, &&str)| Entrant {
        profile: Profile {
            region: REGIONS[index * 5 % REGIONS.len()].into(),
            gender: Some(if index % 7 == 3 { Gender::Woman } else { Gender::Man }),
            ..Profile::named(*name)
        },
        section: SectionId(0),
    };
    NAMES.iter().enumerate().map(entrant).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn the_sample_has_37_different_names() {
        let names: HashSet<String> = sample_entrants().into_iter().map(|entrant| entrant.profile.name).collect();
        assert_eq!(names.len(), 37);
        assert!(names.contains(UNPAID_IN_SAMPLE));
    }
}

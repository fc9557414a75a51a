//! How good a pairing is, in four numbers (rules 4.4).

use bianpai::event::Points;
use bianpai::pairing::Cost;
use leptos::prelude::*;

use super::rows::PairRow;
use crate::app::use_language;

/// Rematches, threes, pairs across points, and colours that are not met.
#[component]
pub fn Quality(cost: Cost, pairs: Vec<PairRow>) -> impl IntoView {
    let t = use_language();
    let across = pairs.iter().filter(|pair| pair.first.points != pair.second.points).count();
    let difference = pairs.iter().map(PairRow::difference).max().unwrap_or(Points::ZERO);
    let threes = cost.three_broken + cost.three_broken_after_points;
    let unmet = cost.unbalanced + cost.unalternated;
    let rematches = pairs.iter().filter(|pair| pair.met).count();
    let figures = [
        (rematches.to_string(), t.quality_rematches().to_owned()),
        (threes.to_string(), t.quality_threes().to_owned()),
        (across.to_string(), t.quality_floats(difference)),
        (unmet.to_string(), t.quality_colours().to_owned()),
    ];
    view! {
        <dl class="quality" data-test="quality">
            {figures
                .map(|(figure, word)| {
                    view! {
                        <div>
                            <dt>{word}</dt>
                            <dd>{figure}</dd>
                        </div>
                    }
                })
                .collect_view()}
        </dl>
    }
}

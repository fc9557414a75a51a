//! The inputs of a setting's editor: a line to type in; one of several as segments, a list or a menu; any of several.

use leptos::prelude::*;

use super::draft::Draft;
use super::part::{Choice, Field, Input, Part, Several};

/// Up to so many short words stand side by side.
const SEGMENTS: usize = 3;
/// A text of so many characters is long.
const LONG: usize = 100;
/// More than this many are a menu.
const LISTED: usize = 6;

/// Several inputs. `label` names what has no name of its own.
#[component]
pub fn Parts(parts: Vec<Part>, draft: Draft, label: String) -> impl IntoView {
    parts.into_iter().map(|part| view! { <PartView part=part draft=draft label=label.clone() /> }).collect_view()
}

#[component]
fn PartView(part: Part, draft: Draft, label: String) -> impl IntoView {
    let Part { name, test, help, input } = part;
    let own_name = (!name.is_empty()).then_some(name);
    let label = own_name.map_or(label, str::to_owned);
    let inner = match input {
        Input::Field(field) => {
            return view! { <FieldView field=field own_name=own_name label=label test=test help=help draft=draft /> }
                .into_any();
        }
        Input::Several(several) => view! { <AnyOf several=several label=label test=test draft=draft /> }.into_any(),
        Input::Choice(choice) => {
            let explained = choice.options.iter().any(|(_, text)| !text.is_empty());
            if choice.options.len() > LISTED {
                view! { <Menu choice=choice label=label test=test draft=draft /> }.into_any()
            } else if choice.options.len() <= SEGMENTS && !explained {
                view! { <Segments choice=choice label=label test=test draft=draft /> }.into_any()
            } else {
                view! { <OptionList choice=choice label=label test=test draft=draft /> }.into_any()
            }
        }
    };
    view! {
        <div class="field whole">
            {own_name.map(|name| view! { <span class="label" aria-hidden="true">{name}</span> })}
            {inner}
            {(!help.is_empty()).then(|| view! { <span class="hint">{help}</span> })}
        </div>
    }
    .into_any()
}

#[component]
fn FieldView(
    field: Field,
    own_name: Option<&'static str>,
    label: String,
    test: &'static str,
    help: &'static str,
    draft: Draft,
) -> impl IntoView {
    let (wrong, mark) = draft.mark();
    let write = field.write;
    let put = move |event| {
        let text = event_target_value(&event);
        mark(!draft.write(|regulation| write(regulation, text)));
    };
    let hint = field.hint;
    // With a name of its own the label says both; without one they are said here.
    let spoken = own_name.is_none().then(|| format!("{label} {hint}"));
    // What may be long takes the whole line.
    let is_long = field.limit >= LONG;
    view! {
        <label class="field" class:whole=is_long>
            {own_name.map(|name| view! { <span class="label">{name}</span> })}
            <input
                type="text"
                autocomplete="off"
                inputmode=field.keys
                maxlength=field.limit
                value=field.text
                placeholder=field.empty
                aria-label=spoken
                aria-invalid=move || wrong.get().to_string()
                data-test=test
                on:input=put
            />
            {(!help.is_empty()).then(|| view! { <span class="hint">{help}</span> })}
            {(!hint.is_empty()).then(|| view! { <span class="hint">{hint}</span> })}
        </label>
    }
}

#[component]
fn Segments(choice: Choice, label: String, test: &'static str, draft: Draft) -> impl IntoView {
    let chosen = RwSignal::new(choice.chosen);
    let options = choice.options.into_iter().enumerate();
    view! {
        <div class="segments" role="group" aria-label=label data-test=test>
            {options
                .map(|(index, (word, _))| {
                    let write = choice.write.clone();
                    let choose = move |_| {
                        if draft.write(|regulation| write(regulation, index)) {
                            chosen.set(index);
                        }
                    };
                    view! {
                        <button
                            type="button"
                            aria-pressed=move || (chosen.get() == index).to_string()
                            data-test=format!("option-{index}")
                            on:click=choose
                        >
                            {word}
                        </button>
                    }
                })
                .collect_view()}
        </div>
    }
}

#[component]
fn OptionList(choice: Choice, label: String, test: &'static str, draft: Draft) -> impl IntoView {
    let chosen = choice.chosen;
    let group = draft.choice_name();
    let options = choice.options.into_iter().enumerate();
    view! {
        <div class="options" role="radiogroup" aria-label=label data-test=test>
            {options
                .map(|(index, (word, text))| {
                    let write = choice.write.clone();
                    let choose = move |_| {
                        draft.write(|regulation| write(regulation, index));
                    };
                    view! {
                        <label class="option">
                            <input
                                type="radio"
                                name=group.clone()
                                checked=index == chosen
                                data-test=format!("option-{index}")
                                on:change=choose
                            />
                            <span>
                                <strong>{word}</strong>
                                {(!text.is_empty()).then(|| view! { <span class="second">{text}</span> })}
                            </span>
                        </label>
                    }
                })
                .collect_view()}
        </div>
    }
}

#[component]
fn Menu(choice: Choice, label: String, test: &'static str, draft: Draft) -> impl IntoView {
    let chosen = choice.chosen;
    let write = choice.write;
    let choose = move |event| {
        if let Ok(index) = event_target_value(&event).parse::<usize>() {
            draft.write(|regulation| write(regulation, index));
        }
    };
    view! {
        <select aria-label=label data-test=test on:change=choose>
            {choice
                .options
                .into_iter()
                .enumerate()
                .map(|(index, (word, _))| view! { <option value=index selected=index == chosen>{word}</option> })
                .collect_view()}
        </select>
    }
}

#[component]
fn AnyOf(several: Several, label: String, test: &'static str, draft: Draft) -> impl IntoView {
    let options = several.options.into_iter().enumerate();
    view! {
        <div class="options" role="group" aria-label=label data-test=test>
            {options
                .map(|(index, (word, chosen))| {
                    let write = several.write.clone();
                    let choose = move |event| {
                        let chosen = event_target_checked(&event);
                        draft.write(|regulation| write(regulation, (index, chosen)));
                    };
                    view! {
                        <label class="option">
                            <input
                                type="checkbox"
                                checked=chosen
                                data-test=format!("option-{index}")
                                on:change=choose
                            />
                            <span>{word}</span>
                        </label>
                    }
                })
                .collect_view()}
        </div>
    }
}

//! The page loads nothing but its own files, and runs nothing else, whatever an event's texts say.

use crate::browser::Browser;

#[test]
fn no_other_script_runs_and_nothing_is_asked_of_another_host() {
    let page = Browser::phone().open();
    page.wait_until_started();
    page.tolerate("Content Security Policy");
    page.tolerate("Refused to");
    page.evaluate(
        "(() => { const script = document.createElement('script'); script.textContent = 'window.injected = 1'; \
         document.body.append(script); document.body.insertAdjacentHTML('beforeend', '<img src=data:image/png,x onerror=\"window.injected = 2\">'); \
         return 0 })()",
    );
    page.settle();
    assert!(page.evaluate("window.injected ?? null").is_null());
    let asked = "fetch('https://example.org/').then(() => 'asked', () => 'refused')";
    assert_eq!(page.evaluate(asked), "refused");
}

#[test]
fn names_are_never_markup() {
    let page = Browser::phone().open();
    page.tap("@new-event");
    page.tap("@template-gaoping");
    page.tap("@paste-first");
    page.paste_into("@paste-text", "<b>车一平</b>，东河镇");
    page.wait_for_count("@pasted-line", 1);
    assert_eq!(page.count("@pasted-line b > b"), 0);
    assert!(page.evaluate("document.body.innerHTML.includes('<b>车一平</b>')") == false);
}

// Finds and describes elements for page.rs, as a person would: only what can be seen counts.

const plain = (text) => text.replace(/\s+/g, " ").trim();

const visible = (element) =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && element.getClientRects().length > 0;

const all = (selector, root = document) => [...root.querySelectorAll(selector)].filter(visible);

const innermost = (elements) => elements.filter((one) => !elements.some((other) => one !== other && one.contains(other)));

// What carries exactly this text: a control if there is one, else the innermost element of any kind.
const labelled = (text) => {
  const fits = (element) => plain(element.innerText ?? "") === text || element.getAttribute("aria-label") === text;
  const controls = all("a, button, input, label, summary, [role], [tabindex]").filter(fits);
  return innermost(controls.length > 0 ? controls : all("body *").filter(fits));
};

// The elements inside of `container` that fit `selector`, where the container is told from its like by `text`.
const within = (container, text, selector) =>
  innermost(all(container).filter((one) => plain(one.innerText).includes(text))).flatMap((one) => all(selector, one));

const content = (element) => (element.matches("input, textarea, select") ? element.value : plain(element.innerText));

const describe = (element) => {
  const name = element.dataset.test ? `@${element.dataset.test}` : element.tagName.toLowerCase();
  return `${name} "${plain(element.innerText ?? "").slice(0, 30)}"`;
};

// Where to touch the only one of `elements`, or why that cannot be done (yet).
const spot = (elements) => {
  if (elements.length !== 1) return { problem: `${elements.length} visible elements fit, and it takes exactly one` };
  const [element] = elements;
  if (element.disabled || element.ariaDisabled === "true") return { problem: `${describe(element)} is disabled` };
  const reached = () => {
    const box = element.getBoundingClientRect();
    const x = (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2;
    const y = (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2;
    const hit = document.elementFromPoint(x, y);
    const mine = hit && (element.contains(hit) || hit.closest("label")?.control === element);
    return mine ? { x, y } : { problem: hit ? `${describe(hit)} lies over it` : "it is out of view" };
  };
  if (reached().problem) element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  return reached();
};

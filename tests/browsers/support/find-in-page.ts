/**
 * Finds visible elements by kind and accessible name. WebKit's driver has no such locators, so both browsers use this
 * module.
 */

/** A kind of element and its name: a text that the name contains (case-insensitive), or a pattern. */
export interface Target {
  button?: string | RegExp;
  link?: string | RegExp;
  heading?: string | RegExp;
  field?: string | RegExp;
  dialog?: string | RegExp;
  /** Finds the innermost element that contains this text. */
  text?: string | RegExp;
  /** A CSS selector, for elements without a name. */
  css?: string;
  /** Searches only inside this element. */
  within?: Target;
}

/** The number of matches, and the state of the first match. */
export interface Found {
  count: number;
  text: string;
  /** The text of the elements that the match's aria-describedby names: its hint and its error. */
  description: string;
  value: string;
  checked: boolean;
  expanded: boolean;
  focused: boolean;
  /** The center of the match's first line, in CSS pixels of the viewport. */
  x: number;
  y: number;
  /** Whether a press at the center hits the element, and not something that covers it. */
  reachable: boolean;
}

const KINDS = {
  button: 'button, summary, input[type=submit], [role=button]',
  link: 'a[href]',
  heading: 'h1, h2, h3, h4',
  field: 'input, select, textarea',
  dialog: 'dialog[open], [role=dialog], [role=alertdialog]',
  text: 'body *',
} as const;

interface Step {
  selector: string;
  source: string;
  flags: string;
  innermost: boolean;
}

const escaped = (words: string): string => words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

function stepOf(target: Target): Step {
  if (target.css !== undefined) return { selector: target.css, source: '', flags: '', innermost: false };
  for (const kind of ['button', 'link', 'heading', 'field', 'dialog', 'text'] as const) {
    const name = target[kind];
    if (name === undefined) continue;
    const { source, flags } = name instanceof RegExp ? name : { source: escaped(name), flags: 'i' };
    return { selector: KINDS[kind], source, flags, innermost: kind === 'text' };
  }
  throw new Error('the target is empty');
}

/** Converts the target to JSON for the page, outermost scope first. */
export function serializeTarget(target: Target): string {
  const steps: Step[] = [];
  for (let scope: Target | undefined = target; scope; scope = scope.within) steps.unshift(stepOf(scope));
  return JSON.stringify(steps);
}

export const describeTarget = (target: Target): string =>
  Object.entries(target)
    .map(([kind, name]: [string, string | RegExp | Target]) =>
      typeof name === 'object' && !(name instanceof RegExp)
        ? `in ${describeTarget(name)}`
        : `${kind} ${String(name)}`,
    )
    .join(' ');

/** Runs in the page, so it cannot use anything from this module. @param path see `serializeTarget` @param scroll 1 to scroll the first match into view */
export function findInPage(path: string, scroll: number): Found {
  const steps: Step[] = JSON.parse(path);
  const plain = (words: string | null | undefined): string => (words ?? '').replaceAll(/\s+/g, ' ').trim();
  const isShown = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  };
  const referenced = (element: Element, attribute: string): string => {
    const ids = element.getAttribute(attribute)?.split(/\s+/) ?? [];
    return plain(ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' '));
  };
  const nameOf = (element: Element): string => {
    const labels =
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement
        ? [...(element.labels ?? [])].map((label) => label.textContent).join(' ')
        : element.textContent;
    return (
      referenced(element, 'aria-labelledby') || plain(element.getAttribute('aria-label')) || plain(labels)
    );
  };
  let roots: Element[] = [document.documentElement];
  for (const { selector, source, flags, innermost } of steps) {
    const pattern = new RegExp(source, flags);
    const fits = roots
      .flatMap((root) => [...root.querySelectorAll(selector)])
      .filter((element) => pattern.test(innermost ? plain(element.textContent) : nameOf(element)))
      .filter(isShown);
    roots = innermost
      ? fits.filter((element) => !fits.some((other) => other !== element && element.contains(other)))
      : fits;
  }
  const [element] = roots;
  const none = { count: 0, text: '', description: '', value: '', checked: false };
  if (!element) return { ...none, expanded: false, focused: false, x: 0, y: 0, reachable: false };
  if (scroll) element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  // The center of a link that wraps onto two lines may be outside its text.
  const [box = element.getBoundingClientRect()] = element.getClientRects();
  const x = Math.round(box.x + box.width / 2);
  const y = Math.round(box.y + box.height / 2);
  const hit = document.elementFromPoint(x, y);
  const label = hit?.closest('label');
  return {
    count: roots.length,
    text: plain(element instanceof HTMLElement ? element.innerText : element.textContent),
    description: referenced(element, 'aria-describedby'),
    value: 'value' in element ? String(element.value) : '',
    checked: element instanceof HTMLInputElement && element.checked,
    expanded: element.getAttribute('aria-expanded') === 'true',
    focused: document.activeElement === element,
    x,
    y,
    reachable: hit !== null && (element.contains(hit) || label?.control === element),
  };
}

/** Finds what a journey names, in the page itself: by what it is and what it is called, among what can be seen. */

/** One kind of thing and its name: a text that the name contains, or a pattern. */
export interface Wanted {
  button?: string | RegExp;
  link?: string | RegExp;
  heading?: string | RegExp;
  field?: string | RegExp;
  dialog?: string | RegExp;
  /** Words on the page: the innermost element that says them. */
  text?: string | RegExp;
  /** A CSS selector, where what is meant has no name. */
  css?: string;
  /** Only inside of this one. */
  within?: Wanted;
}

/** What was found: how often, and the first one. */
export interface Found {
  count: number;
  text: string;
  value: string;
  checked: boolean;
  expanded: boolean;
  focused: boolean;
  /** Its middle, once it has been scrolled to, CSS pixels of the viewport. */
  x: number;
  y: number;
  /** A press there reaches it: nothing covers it. */
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

function stepOf(wanted: Wanted): Step {
  if (wanted.css !== undefined) return { selector: wanted.css, source: '', flags: '', innermost: false };
  for (const kind of ['button', 'link', 'heading', 'field', 'dialog', 'text'] as const) {
    const name = wanted[kind];
    if (name === undefined) continue;
    const { source, flags } = name instanceof RegExp ? name : { source: escaped(name), flags: 'i' };
    return { selector: KINDS[kind], source, flags, innermost: kind === 'text' };
  }
  throw new Error('nothing is wanted');
}

/** The outermost first, as text: what a page function takes. */
export function pathTo(wanted: Wanted): string {
  const steps: Step[] = [];
  for (let one: Wanted | undefined = wanted; one; one = one.within) steps.unshift(stepOf(one));
  return JSON.stringify(steps);
}

/** In words, for messages. */
export const inWords = (wanted: Wanted): string =>
  Object.entries(wanted)
    .map(([kind, name]: [string, string | RegExp | Wanted]) =>
      typeof name === 'object' && !(name instanceof RegExp)
        ? `in ${inWords(name)}`
        : `${kind} ${String(name)}`,
    )
    .join(' ');

/** Runs in the page, so that it stands alone. @param path see `pathTo` @param scroll whether to bring the first one into view */
export function look(path: string, scroll: number): Found {
  const steps: Step[] = JSON.parse(path);
  const plain = (words: string | null | undefined): string => (words ?? '').replaceAll(/\s+/g, ' ').trim();
  const isShown = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  };
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
    const labelled = ids.map((id) => document.getElementById(id)?.textContent).join(' ');
    const labels =
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement
        ? [...(element.labels ?? [])].map((label) => label.textContent).join(' ')
        : element.textContent;
    return plain(labelled) || plain(element.getAttribute('aria-label')) || plain(labels);
  };
  let roots: Element[] = [document.documentElement];
  for (const { selector, source, flags, innermost } of steps) {
    const pattern = new RegExp(source, flags);
    const fits = roots
      .flatMap((root) => [...root.querySelectorAll(selector)])
      .filter((element) => pattern.test(innermost ? plain(element.textContent) : nameOf(element)))
      .filter(isShown);
    roots = innermost
      ? fits.filter((one) => !fits.some((other) => other !== one && one.contains(other)))
      : fits;
  }
  const [element] = roots;
  const none = { count: 0, text: '', value: '', checked: false, expanded: false, focused: false };
  if (!element) return { ...none, x: 0, y: 0, reachable: false };
  if (scroll) element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const box = element.getBoundingClientRect();
  const x = Math.round(box.x + box.width / 2);
  const y = Math.round(box.y + box.height / 2);
  const hit = document.elementFromPoint(x, y);
  const label = hit?.closest('label');
  return {
    count: roots.length,
    text: plain(element instanceof HTMLElement ? element.innerText : element.textContent),
    value: 'value' in element ? String(element.value) : '',
    checked: element instanceof HTMLInputElement && element.checked,
    expanded: element.getAttribute('aria-expanded') === 'true',
    focused: document.activeElement === element,
    x,
    y,
    reachable: hit !== null && (element.contains(hit) || label?.control === element),
  };
}

/**
 * Toasts: what succeeded or failed in passing, in a stack that is read out politely. They wait while somebody
 * is on them or the page is not looked at. Plain DOM. What a person must know or decide is no toast: a dialog
 * or a note beside its place is.
 */
import { adoptStyles } from './adopt-styles.ts';
import { topDialog } from './dialog.ts';
import styles from './styles/toasts.css?inline';
import { givesWay, lifetimeOf, type Toast } from './toast.rules.ts';
import { t } from './toasts.text.ts';

/** Paths of Lucide's circle-check, info and triangle-alert (ISC). */
const ICONS = {
  done: ['M22 12a10 10 0 1 1-20 0 10 10 0 1 1 20 0', 'm9 12 2 2 4-4'],
  note: ['M22 12a10 10 0 1 1-20 0 10 10 0 1 1 20 0', 'M12 16v-4', 'M12 8h.01'],
  problem: [
    'm21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3',
    'M12 9v4',
    'M12 17h.01',
  ],
} as const satisfies Record<NonNullable<Toast['kind']>, readonly string[]>;

/** A live region that is new is not listened to at once. */
const SETTLE_MS = 100;

interface Shown {
  toast: Toast;
  element: HTMLElement;
  /** Milliseconds that it still stays; counted down while nobody holds it. */
  left: number;
  timer?: ReturnType<typeof setTimeout>;
  since: number;
}

const stack: Shown[] = [];
let region: HTMLElement | undefined;
let list: HTMLElement | undefined;
/** Where focus was before it came to a toast. */
let cameFrom: Element | null = null;

/** Whether a toast may not go now: somebody points at the stack or is in it, or the page is not seen. */
const held = (): boolean => document.hidden || (region?.matches(':hover, :focus-within') ?? false);

function hold(shown: Shown): void {
  if (shown.timer === undefined) return;
  clearTimeout(shown.timer);
  delete shown.timer;
  shown.left -= performance.now() - shown.since;
}

function count(shown: Shown): void {
  if (shown.timer !== undefined || !Number.isFinite(shown.left)) return;
  shown.since = performance.now();
  shown.timer = setTimeout(() => take(shown), Math.max(0, shown.left));
}

const holdOrCount = (): void => stack.forEach(held() ? hold : count);

/** Takes a toast away; focus that was in it goes to the next one, else back to where it came from. */
function take(shown: Shown): void {
  const place = stack.indexOf(shown);
  if (place < 0) return;
  const focused = shown.element.contains(document.activeElement);
  hold(shown);
  stack.splice(place, 1);
  shown.element.remove();
  if (!focused) return;
  const next = (stack[place] ?? stack.at(-1))?.element.querySelector<HTMLElement>('.toast-close');
  const before = cameFrom instanceof HTMLElement && cameFrom.isConnected ? cameFrom : null;
  (next ?? before ?? document.querySelector('main'))?.focus({ preventScroll: true });
  holdOrCount();
}

function newRegion(): { region: HTMLElement; list: HTMLElement } {
  adoptStyles(styles);
  const section = document.createElement('section');
  section.className = 'toasts';
  section.setAttribute('aria-label', t('region'));
  const items = document.createElement('ul');
  items.setAttribute('role', 'list'); // Safari takes it away with the bullets
  items.setAttribute('aria-live', 'polite');
  items.setAttribute('aria-relevant', 'additions');
  section.append(items);
  section.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof Element && !section.contains(relatedTarget)) cameFrom = relatedTarget;
  });
  // Not `pointerenter`: in Firefox `:hover` does not match yet when it comes.
  for (const name of ['mouseenter', 'mouseleave', 'focusin'] as const)
    section.addEventListener(name, holdOrCount);
  section.addEventListener('focusout', () => setTimeout(holdOrCount)); // focus is nowhere yet
  document.addEventListener('visibilitychange', holdOrCount);
  return { region: section, list: items };
}

/** Behind a dialog nothing is reached or read out: the stack moves into it, and out again when it closes. */
function place(section: HTMLElement): void {
  const dialog = topDialog();
  const home = dialog ?? document.body;
  if (section.parentElement === home) return;
  home.append(section);
  dialog?.addEventListener('close', () => place(section), { once: true });
}

function iconOf(kind: keyof typeof ICONS): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  for (const d of ICONS[kind]) {
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    path.setAttribute('d', d);
    svg.append(path);
  }
  return svg;
}

function wordsOf({ text, lang }: Toast, kind: keyof typeof ICONS): HTMLElement {
  const words = document.createElement('p');
  const spoken = document.createElement('span');
  spoken.className = 'visually-hidden';
  spoken.textContent = `${t(kind)} `;
  const written = document.createElement('span');
  written.textContent = text;
  if (lang) written.lang = lang;
  words.append(spoken, written);
  return words;
}

function buttonOf(label: string, className: string, press: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = className;
  button.textContent = label;
  button.addEventListener('click', press);
  return button;
}

function newToast(toast: Toast): Shown {
  const { kind = 'note', action } = toast;
  const element = document.createElement('li');
  const shown: Shown = { toast, element, left: lifetimeOf(toast), since: 0 };
  const close = (): void => take(shown);
  element.className = `toast toast-${kind}`;
  element.append(iconOf(kind), wordsOf(toast, kind));
  if (action)
    element.append(
      buttonOf(action.label, 'toast-action', () => {
        close();
        action.run();
      }),
    );
  element.append(buttonOf(t('close'), 'toast-close', close));
  element.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.preventDefault(); // a dialog around it stays
    close();
  });
  return shown;
}

/**
 * Shows a toast; one with the same text that still stands is replaced.
 * @returns takes it away, for example once it is no longer true
 */
export function showToast(toast: Toast): () => void {
  const settled = region?.isConnected ?? false;
  if (!region) ({ region, list } = newRegion());
  place(region);
  const same = stack.find(({ toast: { text } }) => text === toast.text);
  if (same) take(same);
  const shown = newToast(toast);
  stack.push(shown);
  const out = givesWay(stack.map((each) => each.toast));
  if (out !== null && stack[out]) take(stack[out]);
  const show = (): void => {
    if (!stack.includes(shown)) return;
    list?.append(shown.element);
    holdOrCount();
  };
  if (settled) show();
  else setTimeout(show, SETTLE_MS);
  return () => take(shown);
}

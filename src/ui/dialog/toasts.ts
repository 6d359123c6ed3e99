/**
 * Toasts: brief results of actions. Their timers pause while a toast is hovered or focused, and while the page is
 * hidden. Text that a member must read, or a decision, belongs in a dialog or a note instead. Plain DOM.
 */
import { once } from '../../lib/page/once.ts';
import { adoptStyles } from '../page/adopt-styles.ts';
import { topDialog } from './dialog.ts';
import { ICONS } from '../page/icons.ts';
import styles from '../styles/toasts.css?inline';
import { toastToDrop, lifetimeOf, type Toast } from './toast.rules.ts';
import { t } from './toasts.text.ts';

const ICON_OF = {
  done: ICONS.check,
  note: ICONS.info,
  problem: ICONS.alert,
} as const satisfies Record<NonNullable<Toast['kind']>, string>;

/** Wait before filling a new live region: screen readers ignore text in a region that was just added. */
const SETTLE_MS = 100;

interface Shown {
  toast: Toast;
  element: HTMLElement;
  /** Remaining milliseconds, as of the last pause. */
  left: number;
  timer?: ReturnType<typeof setTimeout>;
  since: number;
}

const stack: Shown[] = [];
/** The element that had focus before focus moved to a toast. */
let cameFrom: Element | null = null;

const isPaused = (): boolean => document.hidden || region().matches(':hover, :focus-within');

function pause(shown: Shown): void {
  if (shown.timer === undefined) return;
  clearTimeout(shown.timer);
  delete shown.timer;
  shown.left -= performance.now() - shown.since;
}

function resume(shown: Shown): void {
  if (shown.timer !== undefined || !Number.isFinite(shown.left)) return;
  shown.since = performance.now();
  shown.timer = setTimeout(() => removeToast(shown), Math.max(0, shown.left));
}

const updateTimers = (): void => stack.forEach(isPaused() ? pause : resume);

/** Removes a toast. If it contains the focus, focus moves to the next toast, or back to where it was before. */
function removeToast(shown: Shown): void {
  const index = stack.indexOf(shown);
  if (index < 0) return;
  const focused = shown.element.contains(document.activeElement);
  pause(shown);
  stack.splice(index, 1);
  shown.element.remove();
  shown.toast.onGone?.();
  if (!focused) return;
  const next = (stack[index] ?? stack.at(-1))?.element.querySelector<HTMLElement>('.toast-close');
  const before = cameFrom instanceof HTMLElement && cameFrom.isConnected ? cameFrom : null;
  (next ?? before ?? document.querySelector('main'))?.focus({ preventScroll: true });
  updateTimers();
}

const region = once((): HTMLElement => {
  adoptStyles(styles);
  const section = document.createElement('section');
  section.className = 'toasts';
  section.setAttribute('aria-label', t('region'));
  const items = document.createElement('ul');
  items.setAttribute('role', 'list'); // Safari drops the role if the list has no bullets
  items.setAttribute('aria-live', 'polite');
  items.setAttribute('aria-relevant', 'additions');
  section.append(items);
  section.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof Element && !section.contains(relatedTarget)) cameFrom = relatedTarget;
  });
  // `pointerenter` would be too early: in Firefox `:hover` does not match yet.
  for (const name of ['mouseenter', 'mouseleave', 'focusin'] as const)
    section.addEventListener(name, updateTimers);
  section.addEventListener('focusout', () => setTimeout(updateTimers)); // after focus has moved
  document.addEventListener('visibilitychange', updateTimers);
  return section;
});

/** A dialog makes the rest of the page inert, so the toasts move into an open dialog, and back when it closes. */
function moveRegion(section: HTMLElement): void {
  const dialog = topDialog();
  const home = dialog ?? document.body;
  if (section.parentElement === home) return;
  home.append(section);
  dialog?.addEventListener('close', () => moveRegion(section), { once: true });
}

function iconOf(kind: keyof typeof ICON_OF): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', ICON_OF[kind]);
  svg.append(path);
  return svg;
}

function textElement(text: string, kind: keyof typeof ICON_OF): HTMLElement {
  const words = document.createElement('p');
  const spoken = document.createElement('span');
  spoken.className = 'visually-hidden';
  spoken.textContent = `${t(kind)} `;
  const written = document.createElement('span');
  written.textContent = text;
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
  const close = (): void => removeToast(shown);
  element.className = `toast toast-${kind}`;
  element.append(iconOf(kind), textElement(toast.text, kind));
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
    event.preventDefault(); // otherwise the dialog that contains the toasts would close
    close();
  });
  return shown;
}

/** Shows a toast. Removes an earlier toast that has the same text. @returns a function that removes the toast */
export function showToast(toast: Toast): () => void {
  const section = region();
  const settled = section.isConnected;
  moveRegion(section);
  const same = stack.find(({ toast: { text } }) => text === toast.text);
  if (same) removeToast(same);
  const shown = newToast(toast);
  stack.push(shown);
  const dropped = toastToDrop(stack.map((each) => each.toast));
  if (dropped !== null && stack[dropped]) removeToast(stack[dropped]);
  const show = (): void => {
    if (!stack.includes(shown)) return;
    section.firstElementChild?.append(shown.element);
    updateTimers();
  };
  if (settled) show();
  else setTimeout(show, SETTLE_MS);
  return () => removeToast(shown);
}

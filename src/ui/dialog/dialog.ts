/**
 * Dialogs on the native `<dialog>`, which traps focus, makes the page inert and stacks dialogs. This module decides
 * whether Escape or a press outside closes a dialog, and where focus returns. Plain DOM, because some pages do not load React.
 */
import { nextId } from '../page/next-id.ts';
import { adoptStyles } from '../page/adopt-styles.ts';
import styles from '../styles/dialog.css?inline';

interface Showing {
  /** Whether Escape, the back gesture and a press outside close the dialog. Default: true. */
  cancellable?: boolean | undefined;
  onCancel(): void;
  /** Minimum height in CSS pixels. The spec gives a fixed height, but large text needs more. */
  minHeight?: number | undefined;
}

const shown: HTMLDialogElement[] = [];

/** The topmost dialog; everything outside it is inert. */
export const topDialog = (): HTMLDialogElement | undefined => shown.at(-1);

/** Makes the heading focusable. Call this after opening, or `showModal()` would focus the heading, not the first button. */
function headingIn(element: HTMLDialogElement | undefined): HTMLElement | null {
  const heading = element?.querySelector<HTMLElement>('h2') ?? null;
  if (heading) heading.tabIndex = -1;
  return heading;
}

/** Focus targets after a dialog closes: its opener, or the button of the menu or popover that contained the opener. */
function* focusTargetsNear(opener: Element): Generator<HTMLElement | null | undefined> {
  if (opener instanceof HTMLElement) yield opener;
  yield opener.closest('details')?.querySelector('summary'); // the opener was in a menu that has closed
  const popover = opener.closest('[popover]')?.id;
  // Several buttons may open the same popover; the window's width decides which one is visible.
  if (popover) yield* document.querySelectorAll<HTMLElement>(`[popovertarget="${CSS.escape(popover)}"]`);
}

/** Focus targets, best first. Headings are for Safari: it does not focus a pressed button, so the opener is unknown. */
function* focusTargetsAfter(opener: Element | null): Generator<HTMLElement | null | undefined> {
  if (opener && opener !== document.body) yield* focusTargetsNear(opener);
  yield headingIn(topDialog());
  yield document.querySelector<HTMLElement>('main h1[tabindex="-1"]');
  yield document.querySelector('main');
}

function giveFocusBack(opener: Element | null): void {
  if (topDialog()?.contains(document.activeElement)) return; // a dialog that is still open has the focus
  for (const candidate of focusTargetsAfter(opener)) {
    candidate?.focus({ preventScroll: candidate !== opener });
    if (candidate && document.activeElement === candidate) return;
  }
}

const isOutside = (element: HTMLDialogElement, { target, clientX, clientY }: MouseEvent): boolean => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const within = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return target === element && !within;
};

/** A press must start and end outside: selecting text beyond the edge must not close the dialog. */
function closeOnPressOutside(element: HTMLDialogElement, onCancel: () => void, signal: AbortSignal): void {
  let pressed = false;
  const start = (event: PointerEvent): void => {
    pressed = isOutside(element, event);
  };
  const end = (event: MouseEvent): void => {
    if (pressed && isOutside(element, event)) onCancel();
  };
  element.addEventListener('pointerdown', start, { signal });
  element.addEventListener('click', end, { signal });
}

/**
 * In browsers without `closedby`, a second Escape closes a dialog even if `cancel` is prevented. Therefore the key
 * itself is prevented, and a dialog that closes anyway (a back gesture, for example) is reopened.
 */
function keepOpen(element: HTMLDialogElement, signal: AbortSignal): void {
  if ('closedBy' in element) element.closedBy = 'none';
  const hold = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && topDialog() === element) event.preventDefault();
  };
  document.addEventListener('keydown', hold, { signal });
  const showAgain = (): void => {
    if (element.isConnected) element.showModal();
  };
  element.addEventListener('close', showAgain, { signal });
}

/** Shows a `<dialog>` of the page as a modal. @returns a function that closes it and restores focus */
export function showDialog(
  element: HTMLDialogElement,
  { cancellable = true, onCancel, minHeight }: Showing,
): () => void {
  adoptStyles(styles);
  if (minHeight) element.style.minHeight = `${minHeight}px`; // the content security policy allows styles set by script
  const opener = document.activeElement;
  const root = document.documentElement;
  // The page stops scrolling but keeps the space of its scroll bar (dialog.css).
  if (!topDialog()) root.toggleAttribute('data-scroll-bar', window.innerWidth > root.clientWidth);
  const listening = new AbortController();
  const { signal } = listening;
  if (cancellable) {
    element.addEventListener('close', onCancel, { signal }); // closed by Escape or the back gesture
    closeOnPressOutside(element, onCancel, signal);
  } else keepOpen(element, signal);
  element.showModal();
  shown.push(element);
  // Start at the heading, because the dialog scrolls and its first focusable element may be below the visible part.
  if (element.scrollHeight > element.clientHeight) headingIn(element)?.focus();
  return () => {
    if (signal.aborted) return;
    listening.abort();
    shown.splice(shown.indexOf(element), 1);
    element.close();
    giveFocusBack(opener);
  };
}

export interface DialogAction {
  label: string;
  /** Whether this is the primary button. At most one action may be primary. */
  primary?: boolean;
  run?(): void;
  stays?: boolean;
}

export interface DialogOptions extends Omit<Showing, 'onCancel'> {
  heading: string;
  /** A string becomes a paragraph, which screen readers read with the heading. */
  body: Node | string;
  actions: readonly DialogAction[];
  /** Called when the dialog has closed, for any reason. */
  onClose?(): void;
}

export interface OpenDialog {
  element: HTMLDialogElement;
  close(): void;
}

function headingOf(text: string, id: string): HTMLElement {
  const heading = document.createElement('h2');
  heading.id = id;
  heading.textContent = text;
  return heading;
}

function bodyOf(body: Node | string, id: string): Node {
  if (typeof body !== 'string') return body;
  const paragraph = document.createElement('p');
  paragraph.className = 'verbatim';
  paragraph.id = id;
  paragraph.textContent = body;
  return paragraph;
}

function buttonOf({ label, primary, run, stays }: DialogAction, close: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = primary ? 'button primary' : 'button';
  button.textContent = label;
  button.addEventListener('click', () => {
    run?.();
    if (!stays) close();
  });
  return button;
}

function actionsOf(actions: readonly DialogAction[], close: () => void): HTMLElement {
  const row = document.createElement('div');
  row.className = 'modal-actions';
  row.append(...actions.map((action) => buttonOf(action, close)));
  return row;
}

/** Text is never parsed as HTML. In React, use `Modal`. */
export function openDialog(options: DialogOptions): OpenDialog {
  const { heading, body, actions, cancellable, onClose, minHeight } = options;
  const element = document.createElement('dialog');
  const id = nextId('dialog');
  element.className = 'modal';
  element.setAttribute('aria-labelledby', id);
  if (typeof body === 'string') element.setAttribute('aria-describedby', `${id}-body`);
  let hide = (): void => {};
  const close = (): void => {
    if (!element.isConnected) return;
    hide();
    element.remove();
    onClose?.();
  };
  element.append(headingOf(heading, id), bodyOf(body, `${id}-body`));
  if (actions.length > 0) element.append(actionsOf(actions, close));
  document.body.append(element);
  hide = showDialog(element, { cancellable, minHeight, onCancel: close });
  return { element, close };
}

/** A task that ends within this time opens no dialog, because the dialog would flicker. The loading bar has the same delay. */
const QUICK_MS = 300;

/** Opens a dialog after a delay. @returns a function that closes it or prevents it from opening */
export function openDialogIfSlow(options: DialogOptions, afterMs = QUICK_MS): () => void {
  let close = (): void => {};
  const timer = setTimeout(() => {
    ({ close } = openDialog(options));
  }, afterMs);
  return () => {
    clearTimeout(timer);
    close();
  };
}

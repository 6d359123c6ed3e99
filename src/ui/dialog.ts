/**
 * The one dialog piece, on the native `<dialog>`: the browser keeps focus inside, makes the page behind inert
 * and lays the newest dialog on top. Added here: what people may close with (Escape and a press outside, or
 * neither), and where focus goes after. Plain DOM, for pages without React; `modal.tsx` uses the same core.
 */
import { adoptStyles } from './adopt-styles.ts';
import styles from './styles/dialog.css?inline';

/** What may close a dialog besides its own buttons. */
export interface Closing {
  /** Escape, the back gesture and a press outside close it. */
  cancellable: boolean;
  /** One of those came: close what was shown. Not called where not cancellable. */
  onCancel(): void;
}

/** Dialogs that are open, the newest last. */
const shown: HTMLDialogElement[] = [];

/** The dialog on top: what is outside it cannot be reached, nor is it read out. */
export const topDialog = (): HTMLDialogElement | undefined => shown.at(-1);

/** The heading, which takes focus only where it is given: else a dialog would start there, not at its first button. */
function headingIn(element: HTMLDialogElement | undefined): HTMLElement | null {
  const heading = element?.querySelector<HTMLElement>('h2') ?? null;
  if (heading) heading.tabIndex = -1;
  return heading;
}

/** What stands nearest to an opener that is gone. */
function* placesNear(opener: Element): Generator<HTMLElement | null | undefined> {
  if (opener instanceof HTMLElement) yield opener;
  yield opener.closest('details')?.querySelector('summary'); // a menu that has closed
  const popover = opener.closest('[popover]')?.id;
  // Several buttons may open it, of which the window's width shows one.
  if (popover) yield* document.querySelectorAll<HTMLElement>(`[popovertarget="${CSS.escape(popover)}"]`);
}

/**
 * Where focus can go after a dialog, best first: its opener, or what still stands nearest to it. Safari leaves focus
 * on the page after a press, and so does whoever opens a dialog without being asked: then it is the heading, which
 * the screen that came under the dialog could not give it to.
 */
function* placesAfter(opener: Element | null): Generator<HTMLElement | null | undefined> {
  if (opener && opener !== document.body) yield* placesNear(opener);
  yield headingIn(topDialog());
  yield document.querySelector<HTMLElement>('main h1[tabindex="-1"]');
  yield document.querySelector('main');
}

function giveFocusBack(opener: Element | null): void {
  if (topDialog()?.contains(document.activeElement)) return; // one below has closed
  for (const place of placesAfter(opener)) {
    place?.focus({ preventScroll: place !== opener });
    if (place && document.activeElement === place) return;
  }
}

const isOutside = (element: HTMLDialogElement, { target, clientX, clientY }: MouseEvent): boolean => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const within = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return target === element && !within;
};

/** A press that starts and ends outside; text that is marked across the edge is none. */
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
 * Keeps a dialog open that has no cancel. A browser that does not know `closedby` lets the second Escape in a
 * row through whatever `cancel` says, so the key itself is held back; what closes it all the same is undone.
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

/**
 * Shows a `<dialog>` that stands in the page, as a modal on top of what is open.
 * @returns closes it and gives focus back; once, later calls do nothing
 */
export function showDialog(element: HTMLDialogElement, { cancellable, onCancel }: Closing): () => void {
  adoptStyles(styles);
  const opener = document.activeElement;
  const root = document.documentElement;
  // The page behind stops scrolling; where its scroll bar takes room, the room stays (dialog.css).
  if (!topDialog()) root.toggleAttribute('data-scroll-bar', window.innerWidth > root.clientWidth);
  const listening = new AbortController();
  const { signal } = listening;
  if (cancellable) {
    element.addEventListener('close', onCancel, { signal }); // Escape, the back gesture
    closeOnPressOutside(element, onCancel, signal);
  } else keepOpen(element, signal);
  element.showModal();
  shown.push(element);
  // The first thing that takes focus may stand below a long text: start reading at the top.
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
  /** What a person most likely wants; one at most. */
  primary?: boolean;
  /** Called before the dialog closes. */
  run?(): void;
  /** The dialog stays open after the press. */
  stays?: boolean;
}

export interface DialogOptions {
  heading: string;
  /** A text is one paragraph, which is read out with the heading. */
  body: Node | string;
  /** Its buttons, in order. */
  actions: readonly DialogAction[];
  cancellable: boolean;
  /** The dialog has closed, however that came about. */
  onClose?(): void;
  /** The least height that the spec gives it, in CSS pixels; large text makes it higher. */
  minHeight?: number;
}

export interface OpenDialog {
  element: HTMLDialogElement;
  close(): void;
}

let count = 0;

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

/** Builds a dialog and shows it on top; it leaves the page when it closes. Nothing is ever parsed as HTML. */
export function openDialog(options: DialogOptions): OpenDialog {
  const { heading, body, actions, cancellable, onClose, minHeight } = options;
  const element = document.createElement('dialog');
  const id = `dialog-${(count += 1)}`;
  element.className = 'modal';
  element.setAttribute('aria-labelledby', id);
  if (typeof body === 'string') element.setAttribute('aria-describedby', `${id}-body`);
  if (minHeight) element.style.minHeight = `${minHeight}px`; // by script, which the policy allows
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
  hide = showDialog(element, { cancellable, onCancel: close });
  return { element, close };
}

const HEADINGS = 'h1, h2, h3';

/** Moves focus to the last heading before an element that is about to be removed, so that reading continues there. */
export function focusHeadingBefore(element: Element): void {
  const main = element.closest('main') ?? document.body;
  const before = [...main.querySelectorAll<HTMLElement>(HEADINGS)].filter(
    (heading) =>
      element.compareDocumentPosition(heading) === Node.DOCUMENT_POSITION_PRECEDING &&
      heading.checkVisibility(),
  );
  const target = before.at(-1) ?? main;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus();
}

/** A `ref` for a control that disappears after a press: if it has the focus, the heading before it gets the focus. */
export const passFocusOn = (control: Element | null) => (): void => {
  if (control && document.activeElement === control) focusHeadingBefore(control);
};

/** Moves focus to the page's heading before the focused content reloads. */
export function focusPageHeading(element: Element): void {
  const main = element.closest('main') ?? document.body;
  const heading = [...main.querySelectorAll('h1')].find((candidate) => candidate.checkVisibility()) ?? main;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

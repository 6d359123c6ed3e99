/** Where focus goes when what had it is taken away. */

const HEADINGS = 'h1, h2, h3';

/**
 * Moves focus to the heading that stands last before an element, so that reading goes on where it was and not
 * at the top of the page. Without one, to the main part of the page.
 * @param element what is about to be taken away; headings within it do not count
 */
export function focusHeadingBefore(element: Element): void {
  const main = element.closest('main') ?? document.body;
  const before = [...main.querySelectorAll<HTMLElement>(HEADINGS)].filter(
    (heading) =>
      element.compareDocumentPosition(heading) === Node.DOCUMENT_POSITION_PRECEDING &&
      heading.checkVisibility(),
  );
  const place = before.at(-1) ?? main;
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus();
}

/** Moves focus to the page's own heading, before what had it is loaded anew. @param element what has it */
export function focusPageHeading(element: Element): void {
  const main = element.closest('main') ?? document.body;
  const heading = [...main.querySelectorAll('h1')].find((one) => one.checkVisibility()) ?? main;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

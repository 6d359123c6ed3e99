/** Focuses a heading. Scrolls it up if less than half a screen of the text below it would show. */
export function readFrom(heading: HTMLElement): void {
  heading.focus({ preventScroll: true });
  const { top } = heading.getBoundingClientRect();
  if (top < 0 || top > window.innerHeight / 2) heading.scrollIntoView();
}

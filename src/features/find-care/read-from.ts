/** Focuses a heading. Unless it is in the upper half of the window, scrolls it to the top, to show the text below. */
export function readFrom(heading: HTMLElement): void {
  heading.focus({ preventScroll: true });
  const { top } = heading.getBoundingClientRect();
  if (top < 0 || top > window.innerHeight / 2) heading.scrollIntoView();
}

/** Focuses a heading, and scrolls it up if less than half a screen of what follows would show. */
export function readFrom(heading: HTMLElement): void {
  heading.focus({ preventScroll: true });
  const { top } = heading.getBoundingClientRect();
  if (top < 0 || top > window.innerHeight / 2) heading.scrollIntoView();
}

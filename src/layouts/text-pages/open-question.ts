/** Puts the id of the question that was opened last into the address, so that a link to the question can be shared. */

const questionOf = (hash: string): HTMLDetailsElement | null | undefined =>
  document.getElementById(hash.slice(1))?.closest<HTMLDetailsElement>('.question');

/** Expands the question that a link targets, in browsers that do not do so themselves. */
export function openQuestion(): void {
  const { hash } = window.location;
  const question = questionOf(hash);
  if (!question || question.open) return;
  question.open = true;
  question.scrollIntoView();
}

/** Updates the address. @param question the question that was expanded or collapsed */
export function nameInAddress(question: HTMLDetailsElement): void {
  const { hash, pathname, search } = window.location;
  const id = question.querySelector('div')?.id;
  const isNamed = hash === `#${id}`;
  if (question.open === isNamed) return;
  window.history.replaceState(window.history.state, '', question.open ? `#${id}` : pathname + search);
}

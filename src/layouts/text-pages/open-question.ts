/** Questions of a page: the address names the one that was opened, so that it can be shared. */

const questionOf = (hash: string): HTMLDetailsElement | null | undefined =>
  document.getElementById(hash.slice(1))?.closest<HTMLDetailsElement>('.question');

/** Opens the question of a followed link in browsers that do not open it by themselves. */
export function openQuestion(): void {
  const { hash } = window.location;
  const question = questionOf(hash);
  if (!question || question.open) return;
  question.open = true;
  question.scrollIntoView();
}

/** @param question that was opened or closed */
export function nameInAddress(question: HTMLDetailsElement): void {
  const { hash, pathname, search } = window.location;
  const id = question.querySelector('div')?.id;
  const isNamed = hash === `#${id}`;
  if (question.open === isNamed) return;
  window.history.replaceState(window.history.state, '', question.open ? `#${id}` : pathname + search);
}

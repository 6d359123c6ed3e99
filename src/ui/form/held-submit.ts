/**
 * Marks a form as hydrated. If a form of this island was submitted before hydration, `renderer/compile/touch-trigger.ts`
 * held that submit back, and this function sends it once.
 * @returns whether a submit was held back
 */
export function sendHeldSubmit(form: HTMLFormElement): boolean {
  form.dataset['ready'] = 'true';
  const held = form.closest<HTMLElement>('[data-pressed]');
  const other = document.getElementById(held?.dataset['pressed'] ?? '');
  held?.removeAttribute('data-pressed');
  if (held) (other instanceof HTMLFormElement ? other : form).requestSubmit();
  return held !== null;
}

/**
 * Marks a form as hydrated, and sends the submit that `renderer/compile/touch-trigger.ts` held back until then, once.
 * @returns whether there was one
 */
export function sendHeldSubmit(form: HTMLFormElement): boolean {
  form.dataset['ready'] = 'true';
  const held = form.closest<HTMLElement>('[data-pressed]');
  held?.removeAttribute('data-pressed');
  if (held) form.requestSubmit();
  return held !== null;
}

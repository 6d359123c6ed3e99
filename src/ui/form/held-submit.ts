/**
 * Marks a form as hydrated, and sends the submit that `renderer/compile/touch-trigger.ts` held back until then, once: of
 * this form, or of another one of the island.
 * @returns whether there was one
 */
export function sendHeldSubmit(form: HTMLFormElement): boolean {
  form.dataset['ready'] = 'true';
  const held = form.closest<HTMLElement>('[data-pressed]');
  const other = document.getElementById(held?.dataset['pressed'] ?? '');
  held?.removeAttribute('data-pressed');
  if (held) (other instanceof HTMLFormElement ? other : form).requestSubmit();
  return held !== null;
}

/** After a reload the form is hydrated at once: what was typed before must show without a touch. */
import { KEPT_FORM_KEY } from './kept-form-key.ts';

if (window.sessionStorage.getItem(KEPT_FORM_KEY) !== null)
  document.querySelector('.step-form')?.dispatchEvent(new Event('focusin', { bubbles: true }));

/** After a reload the form is hydrated at once: what was typed before must show without a touch. */
import { PERSISTED_FORM_KEY } from './persisted-form-key.ts';

if (window.sessionStorage.getItem(PERSISTED_FORM_KEY) !== null)
  document.querySelector('.step-form')?.dispatchEvent(new Event('focusin', { bubbles: true }));

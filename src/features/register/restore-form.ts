/** Hydrates the form right after a reload, because the typed values must be visible before any interaction. */
import { PERSISTED_FORM_KEY } from './persisted-form-key.ts';

if (window.sessionStorage.getItem(PERSISTED_FORM_KEY) !== null)
  document.querySelector('.step-form')?.dispatchEvent(new Event('focusin', { bubbles: true }));

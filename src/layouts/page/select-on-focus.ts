/**
 * Inline script after a form with a zip code, as a separate script or as part of RESTORE_FORMS; the content security
 * policy contains its hash. After a reload or Back the field may contain an earlier zip code. The script selects this
 * zip code on focus, before and after hydration, so that a new zip code replaces it.
 */
import { createHash } from 'node:crypto';

/**
 * Selects the text of a zip code field on focus. In Safari, the `mouseup` event of a click into the field would clear
 * the selection, so the script cancels this event.
 */
export const SELECT_ON_FOCUS = `for(let f of document.querySelectorAll('[autocomplete=postal-code]')){let n=0;f.addEventListener('focus',()=>{n=1;f.select()});f.addEventListener('mouseup',e=>{if(n){e.preventDefault();f.select()}n=0})}`;

export const SELECT_HASH = `sha256-${createHash('sha256').update(SELECT_ON_FOCUS).digest('base64')}` as const;

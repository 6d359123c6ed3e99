/**
 * Inline script after a form with a zip code, on its own or as part of RESTORE_FORMS; the content security policy contains
 * its hash. After a reload or Back the field may contain an earlier zip code. The script selects this zip code on focus,
 * before and after hydration, so that a new zip code replaces it.
 */
import { createHash } from 'node:crypto';

/** The script. In Safari, the end of the click that focuses the field would clear the selection; the script prevents this. */
export const SELECT_ON_FOCUS = `for(let f of document.querySelectorAll('[autocomplete=postal-code]')){let n=0;f.addEventListener('focus',()=>{n=1;f.select()});f.addEventListener('mouseup',e=>{if(n){e.preventDefault();f.select()}n=0})}`;

export const SELECT_HASH = `sha256-${createHash('sha256').update(SELECT_ON_FOCUS).digest('base64')}` as const;

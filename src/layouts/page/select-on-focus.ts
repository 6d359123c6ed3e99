/**
 * Inline script after a form with a zip code, on its own or in RESTORE_FORMS; the content security policy has its hash. The field may have the text of a
 * request before a reload or Back: it is selected on focus, before and after React, so that a second zip code replaces the first.
 */
import { createHash } from 'node:crypto';

/** In Safari, the end of the press that focuses the field would move the caret and clear the selection. */
export const SELECT_ON_FOCUS = `for(let f of document.querySelectorAll('[autocomplete=postal-code]')){let n=0;f.addEventListener('focus',()=>{n=1;f.select()});f.addEventListener('mouseup',e=>{if(n){e.preventDefault();f.select()}n=0})}`;

export const SELECT_HASH = `sha256-${createHash('sha256').update(SELECT_ON_FOCUS).digest('base64')}` as const;

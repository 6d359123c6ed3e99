/**
 * Inline script after the forms of a page; the content security policy contains its hash. Fills forms with persisted
 * text before they are painted, but keeps text that the user has typed or the browser has restored. A form's attribute
 * `data-kept` is a key in session storage. The value stored there maps each field's name or id to its text. It may also
 * map another element's id to a height in pixels, which the script reserves until the element is filled.
 */
import { createHash } from 'node:crypto';
import { META_KEY } from '../../lib/storage/storage.ts';
import { SELECT_ON_FOCUS } from './select-on-focus.ts';

/** Restores the fields of the form `f`. */
const RESTORE = `let k=f.dataset.kept,r=n=>JSON.parse(sessionStorage.getItem(n)||'{}');if(!(r('${META_KEY}')[k]<Date.now()))for(let[n,v]of Object.entries(r(k))){let e=f.elements.namedItem(n);if(e)if(e.type=='checkbox')e.checked||=v!='';else e.value||=v;else if(v)document.getElementById(n)?.style.setProperty('min-height',v+'px')}`;

/** The whole script, in one piece because the policy lists each script's hash. Blocked storage or invalid data leaves forms unchanged. */
export const RESTORE_FORMS = `for(let f of document.querySelectorAll('form[data-kept]'))try{${RESTORE}}catch{}${SELECT_ON_FOCUS}`;

export const RESTORE_HASH = `sha256-${createHash('sha256').update(RESTORE_FORMS).digest('base64')}` as const;

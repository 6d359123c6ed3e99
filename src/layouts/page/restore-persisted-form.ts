/**
 * Inline script after the forms of a page; the content security policy has its hash. Fills forms before they are painted with
 * what this tab has persisted: `data-kept` names the key in session storage, whose value has the typed text by name or id of
 * the field. Typed text and what the browser has restored come first. Any other id is that of an element whose height in
 * pixels is persisted: the element gets that height until it is filled.
 */
import { createHash } from 'node:crypto';
import { META_KEY } from '../../lib/storage/storage.ts';
import { SELECT_ON_FOCUS } from './select-on-focus.ts';

/** The fields of one form. */
const RESTORE = `let k=f.dataset.kept,r=n=>JSON.parse(sessionStorage.getItem(n)||'{}');if(!(r('${META_KEY}')[k]<Date.now()))for(let[n,v]of Object.entries(r(k))){let e=f.elements.namedItem(n);if(e)if(e.type=='checkbox')e.checked||=v!='';else e.value||=v;else if(v)document.getElementById(n)?.style.setProperty('min-height',v+'px')}`;

/** If storage is blocked or has another value, the form does not change. One script, because a page's policy lists each hash. */
export const RESTORE_FORMS = `for(let f of document.querySelectorAll('form[data-kept]'))try{${RESTORE}}catch{}${SELECT_ON_FOCUS}`;

export const RESTORE_HASH = `sha256-${createHash('sha256').update(RESTORE_FORMS).digest('base64')}` as const;

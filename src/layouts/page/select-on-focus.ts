/**
 * Inline script after a form with a zip code; the content security policy has its hash. The field may hold what was asked
 * before a reload or Back: it is selected on focus, before and after React, so that a second zip code replaces the first.
 */
import { createHash } from 'node:crypto';

export const SELECT_ON_FOCUS = `for(let f of document.querySelectorAll('[autocomplete=postal-code]'))f.addEventListener('focus',()=>f.select())`;

export const SELECT_HASH = `sha256-${createHash('sha256').update(SELECT_ON_FOCUS).digest('base64')}` as const;

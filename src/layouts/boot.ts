/**
 * Runs in the head, before anything is painted: says whether somebody is signed in, so that neither the
 * sign-in form nor a member's page flashes up. Inline, hence its hash is in the content security policy.
 */
import { createHash } from 'node:crypto';
import { META_KEY } from '../lib/storage.ts';
import { MEMBER_SESSION, SESSION_KIND_COOKIE, USER_KEY } from '../session/session-keys.ts';

/** 'in' with a session in this tab; 'asking' when another tab may have one; otherwise 'out'. */
export const BOOT = `(d=>{let m='out';try{const s=sessionStorage,e=JSON.parse(s.getItem('${META_KEY}')||'{}');m=s.getItem('${USER_KEY}')&&e.${USER_KEY}>Date.now()?'in':document.cookie.includes('${SESSION_KIND_COOKIE}=${MEMBER_SESSION}')?'asking':'out'}catch{}d.dataset.session=m})(document.documentElement)`;

export const BOOT_HASH = `sha256-${createHash('sha256').update(BOOT).digest('base64')}` as const;

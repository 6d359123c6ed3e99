/**
 * Runs in the head, before anything is painted: says whether somebody is signed in, so that neither the
 * sign-in form nor a member's page flashes up, and in which language the page is read. Inline, hence its hash is
 * in the content security policy.
 */
import { createHash } from 'node:crypto';
import { LANGUAGE_COOKIE, TEXTS_ATTRIBUTE } from '../lib/language-keys.ts';
import { META_KEY } from '../lib/storage.ts';
import { FONT_SIZE_BOOT } from '../ui/font-size.rules.ts';
import {
  USER_KEY,
  MOBILE_COOKIE,
  MOBILE_MARK,
  MOBILE_ON,
  MOBILE_WINDOW_KEY,
  TABS_KEY,
} from '../session/storage/session-keys.ts';
import { ACTIVITY_COOKIE } from '../session/storage/shell-keys.ts';

/**
 * The chosen language, of those that are not baked in; its texts are still to come (`spanish.ts`). A page out of
 * the browser's memory may speak the one that was chosen before.
 */
const LANGUAGE = `let l=()=>/(^|; )${LANGUAGE_COOKIE}=es(;|$)/.test(document.cookie)?'es':'en';if(l()=='es'){d.lang='es';d.dataset.${TEXTS_ATTRIBUTE}='coming'}addEventListener('pageshow',e=>e.persisted&&l()!=d.lang&&location.reload())`;

/**
 * A mobile window, marked by `mobile=true` once and for all, or a mobile user; and the header tabs that a member
 * had on the page before (`member/header-tabs-dom.ts`), so that none flashes up that they do not have.
 */
const TABS = `RegExp('${MOBILE_MARK}').test(location)&&s.setItem('${MOBILE_WINDOW_KEY}',1);let p=s.getItem('${MOBILE_WINDOW_KEY}')||/(^|; )${MOBILE_COOKIE}=${MOBILE_ON}(;|$)/.test(document.cookie),t=m=='in'&&s.getItem('${TABS_KEY}');if(p)d.dataset.mobile='';if(t)d.dataset.tabs=JSON.parse(t)[p?1:0]`;

/**
 * The browser skips a page transition when a tab is hidden or a page leaves at once, and rejects promises that no script
 * can reach (w3c/csswg-drafts#13726). The page shows all the same, so the rejection is not reported as an error.
 */
const TRANSITIONS = `addEventListener('unhandledrejection',e=>/: Transition was/.test(e.reason)&&e.preventDefault())`;

/** 'in' with a session in this tab; 'asking' when another tab may have one; otherwise 'out'. */
export const BOOT = `(d=>{let m='out';try{${FONT_SIZE_BOOT};const s=sessionStorage,e=JSON.parse(s.getItem('${META_KEY}')||'{}');m=s.getItem('${USER_KEY}')&&e.${USER_KEY}>Date.now()?'in':document.cookie.includes('${ACTIVITY_COOKIE}=')?'asking':'out';${TABS}}catch{}d.dataset.session=m;${LANGUAGE};${TRANSITIONS}})(document.documentElement)`;

export const BOOT_HASH = `sha256-${createHash('sha256').update(BOOT).digest('base64')}` as const;

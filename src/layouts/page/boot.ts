/**
 * Inline head script that runs before first paint, so that neither the sign-in form nor the member area
 * flashes. The content security policy has its hash.
 */
import { createHash } from 'node:crypto';
import { LANGUAGE_COOKIE, TRANSLATED_ATTRIBUTE } from '../../lib/text/language-keys.ts';
import { MEMBER_PRELOADS } from '../../lib/page/member-preloads.ts';
import { META_KEY } from '../../lib/storage/storage.ts';
import { FONT_SIZE_BOOT } from '../../ui/filter/font-size.rules.ts';
import {
  USER_KEY,
  MOBILE_COOKIE,
  MOBILE_MARK,
  MOBILE_ON,
  MOBILE_WINDOW_KEY,
  TABS_KEY,
} from '../../session/storage/session-keys.ts';
import { SESSION_COOKIE } from '../../session/storage/shell-keys.ts';

/**
 * The language cookie leads from an English page to its Spanish translation before anything is painted (decisions/shell#the-address-decides-the-language).
 * A page from the back/forward cache is reloaded if it would be led away now.
 */
const LANGUAGE = `let o=location,l=()=>'${TRANSLATED_ATTRIBUTE}'in d.dataset&&/\\b${LANGUAGE_COOKIE}=es\\b/.test(document.cookie);addEventListener('pageshow',e=>e.persisted&&l()&&o.reload());if(l()){d.hidden=!0;o.replace('/es'+o.href.slice(o.origin.length));return}`;

/** Restores the member's header tabs from the previous page, so that no hidden tab flashes. */
const TABS = `RegExp('${MOBILE_MARK}').test(location)&&s.setItem('${MOBILE_WINDOW_KEY}',1);let p=s.getItem('${MOBILE_WINDOW_KEY}')||/(^|; )${MOBILE_COOKIE}=${MOBILE_ON}(;|$)/.test(document.cookie),t=m=='in'&&s.getItem('${TABS_KEY}');if(p)d.dataset.mobile='';if(t)d.dataset.tabs=JSON.parse(t)[p?1:0]`;

/** Preloads the member area's files and starts its first reads (`renderer/render/preloads.ts`, `member/early-reads/early-reads.ts`). */
const PRELOADS = `let a=m=='in'&&document.getElementById('${MEMBER_PRELOADS}');if(a){document.head.append(a.content);if(a.dataset.early)import(a.dataset.early).then(o=>o.startEarlyReads()).catch(()=>{})}`;

/** Browsers reject promises of skipped view transitions (w3c/csswg-drafts#13726): not an error to report. */
const TRANSITIONS = `addEventListener('unhandledrejection',e=>/: Transition was/.test(e.reason)&&e.preventDefault())`;

/** 'in' with a session in this browser tab; 'asking' if another browser tab may have one; otherwise 'out'. */
export const BOOT = `(d=>{try{${LANGUAGE}}catch{}let m='out';try{${FONT_SIZE_BOOT};const s=sessionStorage,e=JSON.parse(s.getItem('${META_KEY}')||'{}');m=s.getItem('${USER_KEY}')&&e.${USER_KEY}>Date.now()?'in':document.cookie.includes('${SESSION_COOKIE}=')?'asking':'out';${PRELOADS};${TABS}}catch{}d.dataset.session=m;${TRANSITIONS}})(document.documentElement)`;

export const BOOT_HASH = `sha256-${createHash('sha256').update(BOOT).digest('base64')}` as const;

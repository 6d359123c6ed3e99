/**
 * Inline head script that runs before first paint, so that neither the sign-in form nor the member area
 * flashes. The content security policy contains the script's hash.
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
 * A browser that blocks cookies also blocks storage: reading storage throws. This in-memory replacement keeps values
 * until the page closes (decisions/session#browsers-that-block-cookies).
 */
const STORAGE = `try{localStorage.a}catch{let m={},value={getItem:k=>m[k]??null,setItem(k,v){m[k]=v},removeItem(k){delete m[k]},clear(){m={}}};Object.defineProperties(self,{localStorage:{value},sessionStorage:{value}})}`;

/**
 * If the language cookie asks for Spanish, redirects an English page to its translation before anything is painted
 * (decisions/shell#the-address-decides-the-language). Reloads a page from the back/forward cache that would now be redirected.
 */
const LANGUAGE = `let o=location,l=()=>'${TRANSLATED_ATTRIBUTE}'in d.dataset&&/\\b${LANGUAGE_COOKIE}=es\\b/.test(document.cookie);addEventListener('pageshow',e=>e.persisted&&l()&&o.reload());if(l()){d.hidden=!0;o.replace('/es'+o.href.slice(o.origin.length));return}`;

/** Marks the page if the user is mobile, and shows the header tabs that the previous page stored, so that hidden tabs do not flash. */
const TABS = `RegExp('${MOBILE_MARK}').test(location)&&s.setItem('${MOBILE_WINDOW_KEY}',1);let p=s.getItem('${MOBILE_WINDOW_KEY}')||/(^|; )${MOBILE_COOKIE}=${MOBILE_ON}(;|$)/.test(document.cookie),t=m=='in'&&s.getItem('${TABS_KEY}');if(p)d.dataset.mobile='';if(t)d.dataset.tabs=JSON.parse(t)[p?1:0]`;

/** Preloads the member area's files and starts its early reads (`renderer/render/preloads.ts`, `member/early-reads/early-reads.ts`). */
const PRELOADS = `let a=m=='in'&&document.getElementById('${MEMBER_PRELOADS}');if(a){document.head.append(a.content);if(a.dataset.early)import(a.dataset.early).then(o=>o.startEarlyReads()).catch(()=>{})}`;

/** Hides the errors of skipped view transitions, whose promises browsers reject (w3c/csswg-drafts#13726). */
const TRANSITIONS = `addEventListener('unhandledrejection',e=>/: Transition was/.test(e.reason)&&e.preventDefault())`;

/** The whole script. Sets `data-session` to 'in' if this browser tab has a session, to 'asking' if another browser tab may have one, otherwise to 'out'. */
export const BOOT = `(d=>{${STORAGE}try{${LANGUAGE}}catch{}let m='out';try{${FONT_SIZE_BOOT};const s=sessionStorage,e=JSON.parse(s.getItem('${META_KEY}')||'{}');m=s.getItem('${USER_KEY}')&&e.${USER_KEY}>Date.now()?'in':document.cookie.includes('${SESSION_COOKIE}=')?'asking':'out';${PRELOADS};${TABS}}catch{}d.dataset.session=m;${TRANSITIONS}})(document.documentElement)`;

export const BOOT_HASH = `sha256-${createHash('sha256').update(BOOT).digest('base64')}` as const;

/** The chat link, the chat hours and the address of the chat window (spec 000 §2 Footer, 001 §6, §9). Pure. */
import type { OpenHours } from '../../brand/hours/hours.rules.ts';
import { isOpenAt } from '../../brand/hours/open-at.rules.ts';
import { today, type IsoDate } from '../../lib/date/date.ts';

/** Quoted from spec 000 §2, 001 §6. The hours are in the brand's time zone. */
export const CHAT_HOURS_TEXT = 'Mon - Fri: 8 a.m. - 6 p.m.';
/** In pixels (spec 000 §2, 001 §9). */
export const CHAT_WINDOW = { width: 419, height: 623 } as const;
/** Maximum length of a chat address with the referer, in characters (spec 000 §2, 001 §9). */
const MAX_ADDRESS_LENGTH = 2000;
/** The cookie flag of spec 000 §2. Not in the spec: its name, and that the chat provider sets it. */
export const CHAT_COOKIE = 'liveChat';

export const chatHours = (timeZone: string): OpenHours => ({
  days: [1, 2, 3, 4, 5],
  opens: '08:00',
  closes: '18:00',
  timeZone,
});

/** Where and when live chat is on: brand codes, first and last date (`session/services/app-config.schema.ts`). */
interface ChatSwitches {
  from: IsoDate | null;
  to: IsoDate | null;
  brands: readonly string[];
}

export const isSwitchedOn = ({ from, to, brands }: ChatSwitches, brand: string, day: IsoDate): boolean =>
  brands.includes(brand.toLowerCase()) && from !== null && to !== null && from <= day && day <= to;

export const hasChatFlag = (cookies: string): boolean =>
  cookies.split('; ').some((pair) => pair === `${CHAT_COOKIE}=Y`);

/** `absent`: chat is switched off for the brand or the day, or this browser lacks the cookie flag. */
export type ChatState = 'absent' | 'closed' | 'open';

export interface ChatFacts {
  switches: ChatSwitches;
  brand: string;
  /** IANA name of the brand's time zone. */
  timeZone: string;
  /** Milliseconds since 1970. */
  now: number;
  cookies: string;
  available: boolean;
}

/** Whether the chat is absent, closed or open (spec 000 §2, 001 §6, §7). */
export function chatState({ switches, brand, timeZone, now, cookies, available }: ChatFacts): ChatState {
  if (!isSwitchedOn(switches, brand, today(timeZone, now)) || !hasChatFlag(cookies)) return 'absent';
  return available && isOpenAt(chatHours(timeZone), new Date(now)) ? 'open' : 'closed';
}

export interface ChatEntry {
  /** Chat code (spec 000 §2), which selects the window's template. */
  code: string;
  entry: 'A' | 'B';
  window: string;
}

/** Matches the parameters of a route (spec 000 §2 'after ? or as a bare key=value segment'). */
const PARAMETERS = /\?[^#]*|\/[^/#?]*=[^/#?]*/g;

/** Removes the parameters from the page's address, because they can identify a message or group. */
export const refererOf = (address: string): string => address.replace(PARAMETERS, '');

/** Omits the referer if it would make the address too long (spec 000 §2, 001 §9). Not in the spec: the parameter names. */
export function chatAddress({ code, entry, window }: ChatEntry, origin: string, referer: string): string {
  const address = new URL(window, origin);
  address.searchParams.set('entryPoint', entry);
  address.searchParams.set('template', code);
  const plain = address.href;
  address.searchParams.set('referer', referer);
  return referer !== '' && address.href.length <= MAX_ADDRESS_LENGTH ? address.href : plain;
}

/** When a chat shows and answers, and the address of its window (spec 000 §2 Footer, 001 §6, §9). Pure. */
import type { OpenHours } from '../../brand/hours/hours.rules.ts';
import { openAt } from '../../brand/hours/open-at.rules.ts';
import { today, type IsoDate } from '../../lib/date.ts';

/** Chat hours in words (spec 000 §2, 001 §6), to the letter; meant in the brand's time zone. */
export const CHAT_HOURS_TEXT = 'Mon - Fri: 8 a.m. - 6 p.m.';
/** Pixels (spec 000 §2, 001 §9). */
export const CHAT_WINDOW = { width: 419, height: 623 } as const;
/** The longest chat address that still carries the referer, in characters (spec 000 §2, 001 §9). */
const LONGEST_ADDRESS = 2000;
/**
 * The flag of a browser that may chat (spec 000 §2 'when a cookie flag is Y'). The specification does not name
 * it. Chosen here: the chat provider sets it with its answer on whether it is available.
 */
export const CHAT_COOKIE = 'liveChat';

/** Chat hours of a brand. @param timeZone IANA name, the brand's; daylight saving is the zone's own */
export const chatHours = (timeZone: string): OpenHours => ({
  days: [1, 2, 3, 4, 5],
  opens: '08:00',
  closes: '18:00',
  timeZone,
});

/** The switches of live chat (`session/services/app-config.schema.ts`): calendar dates, both included, and brand codes. */
interface ChatSwitches {
  from: IsoDate | null;
  to: IsoDate | null;
  brands: readonly string[];
}

/** Whether operations have chat on for a brand on a day; without both dates it is off. */
export const isSwitchedOn = ({ from, to, brands }: ChatSwitches, brand: string, day: IsoDate): boolean =>
  brands.includes(brand.toLowerCase()) && from !== null && to !== null && from <= day && day <= to;

/** Whether the flag of the browser is Y. @param cookies `document.cookie` */
export const hasChatFlag = (cookies: string): boolean =>
  cookies.split('; ').some((pair) => pair === `${CHAT_COOKIE}=Y`);

/** What a chat link does: nothing that concerns chat, say that nobody answers now, or open the window. */
export type ChatState = 'absent' | 'closed' | 'open';

export interface ChatFacts {
  switches: ChatSwitches;
  /** Brand code. */
  brand: string;
  /** The brand's, IANA name. */
  timeZone: string;
  /** Milliseconds since 1970. */
  now: number;
  /** `document.cookie`. */
  cookies: string;
  /** What the chat provider says. */
  available: boolean;
}

/** The state of a brand's chat link: who may chat first, then whether somebody answers (spec 000 §2, 001 §6, §7). */
export function chatState({ switches, brand, timeZone, now, cookies, available }: ChatFacts): ChatState {
  if (!isSwitchedOn(switches, brand, today(timeZone, now)) || !hasChatFlag(cookies)) return 'absent';
  return available && openAt(chatHours(timeZone), new Date(now)) ? 'open' : 'closed';
}

/** Where a brand's chat is. */
export interface ChatEntry {
  /** Chat code (spec 000 §2); the window's template. */
  code: string;
  /** Entry point, by chat code. */
  entry: 'A' | 'B';
  /** Address of the provider's window. */
  window: string;
}

/** Parameters of a route (spec 000 §2 'after ? or as a bare key=value segment'). */
const PARAMETERS = /\?[^#]*|\/[^/#?]*=[^/#?]*/g;

/** A page's address as it may be told to the chat provider: without parameters, which can name a message or group. */
export const refererOf = (address: string): string => address.replace(PARAMETERS, '');

/**
 * The address of the chat window: entry point and template, and the referer only where the whole is at most
 * 2000 characters long (spec 000 §2, 001 §9). Names of the parameters are chosen here.
 * @param origin of the page, against which a relative window address is read
 * @param referer address of the page that opens the chat
 */
export function chatAddress({ code, entry, window }: ChatEntry, origin: string, referer: string): string {
  const address = new URL(window, origin);
  address.searchParams.set('entryPoint', entry);
  address.searchParams.set('template', code);
  const plain = address.href;
  address.searchParams.set('referer', referer);
  return referer !== '' && address.href.length <= LONGEST_ADDRESS ? address.href : plain;
}

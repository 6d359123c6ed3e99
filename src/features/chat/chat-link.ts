/**
 * A chat link at work: asks whether somebody answers, opens the window, or says when it is open (spec 000 §2
 * Footer, 001 §2 'Chat link is disabled outside business hours'). Plain DOM, loaded on the first press or with
 * the help menu. Baked beside the link: `data-chat`, what it needs to know, and a status to speak in.
 */
import { zoneName } from '../../brand/hours/zone-name.ts';
import { goTo, openWindow as openSite, safeHref } from '../../lib/go.ts';
import { textsHere } from '../../lib/i18n.ts';
import { failureOf } from '../../lib/remote.ts';
import { configureHttp } from '../../session/services/configure-http.ts';
import {
  chatAddress,
  chatState,
  CHAT_WINDOW,
  refererOf,
  type ChatEntry,
  type ChatState,
} from './chat.rules.ts';
import { fetchChatFacts } from './chat.service.ts';
import { t } from './chat.text.ts';

/** What a page says of its brand's chat in `data-chat`. */
export interface Chat extends ChatEntry {
  brand: string;
  timeZone: string;
  /** Of customer service, for when chat cannot be reached. */
  phone: string;
}

const WINDOW_NAME = 'chat';
const FEATURES = `popup,width=${CHAT_WINDOW.width},height=${CHAT_WINDOW.height}`;

/** The chat of a brand as its page has it, or null where it has none. @param written `data-chat` */
export function readChat(written: string | undefined): Chat | null {
  const [brand, code, entry, window, timeZone, phone] = (written ?? '').split('|');
  if (!brand || !code || !window || !timeZone || !phone || (entry !== 'A' && entry !== 'B')) return null;
  return { brand, code, entry, window, timeZone, phone };
}

/** Whether the link does something now. @throws ServiceError where nobody can say */
export async function askChat(chat: Chat): Promise<ChatState> {
  configureHttp();
  const facts = await fetchChatFacts(chat.brand, chat);
  return chatState({ ...facts, ...chat, now: Date.now(), cookies: document.cookie });
}

/** Marks a link as one that does nothing now; it stays in the tab order, so that the reason is found. */
export const markClosed = (link: HTMLElement, closed: boolean): void =>
  link.setAttribute('aria-disabled', String(closed));

/** Speaks in the status that stands nearest to the link. */
function say(link: HTMLElement, ...words: (string | Node)[]): void {
  link
    .closest('.chat-offer')
    ?.querySelector('[role="status"]')
    ?.replaceChildren(...words);
}

export const closedText = ({ timeZone }: Chat): string => t('closed', { zone: zoneName(timeZone) });

let opened: Window | null = null;

function linkTo(address: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = safeHref(address) ?? '/msg/#!/contact-us';
  link.target = '_blank';
  link.textContent = t('openAnyway');
  return link;
}

/** Opens the window, or brings the one that is open to the front: a conversation may be going on in it. */
function openWindow(link: HTMLElement, chat: Chat): void {
  if (opened && !opened.closed) {
    opened.focus();
    return;
  }
  const { href, origin } = window.location;
  const address = chatAddress(chat, origin, refererOf(href));
  opened = openSite(address, WINDOW_NAME, FEATURES);
  if (opened) say(link, t('opened'));
  else say(link, t('held'), ' ', linkTo(address));
}

/** Whether a question is under way, by link: a second press waits for the first. */
const asking = new WeakSet<HTMLElement>();

async function follow(link: HTMLElement, chat: Chat): Promise<void> {
  try {
    const state = await askChat(chat);
    markClosed(link, state === 'closed');
    if (state === 'open') openWindow(link, chat);
    else if (state === 'closed') say(link, closedText(chat));
    else if (link instanceof HTMLAnchorElement) goTo(link.href); // no chat: how else to reach us
  } catch (error) {
    failureOf(error);
    say(link, t('failed', { phone: chat.phone }));
  }
}

/**
 * Shows the footer's chat link where this browser may chat, and takes its place away where it may not. Where neither can be
 * said the link shows, and the press asks again.
 */
export async function showOffer(offer: HTMLElement): Promise<void> {
  const chat = readChat(offer.dataset['chat']);
  const link = offer.querySelector('a');
  if (!chat || !link) return;
  try {
    const state = await askChat(chat);
    if (state === 'absent') {
      offer.closest('li')?.remove();
      return;
    }
    markClosed(link, state === 'closed');
  } catch (error) {
    failureOf(error);
  }
  offer.toggleAttribute('data-known', true);
}

/** What a press of a chat link does. */
export async function press(link: HTMLElement): Promise<void> {
  const chat = readChat(link.closest<HTMLElement>('[data-chat]')?.dataset['chat']);
  if (!chat || asking.has(link)) return;
  asking.add(link);
  try {
    await textsHere();
    await follow(link, chat);
  } finally {
    asking.delete(link);
  }
}

/** A link to the chat (spec 000 §2 Footer, 001 §2 'Chat link is disabled outside business hours'). */
import { zoneName } from '../../brand/hours/zone-name.ts';
import { navigateTo, openWindow as openSite, safeHref } from '../../lib/navigation/navigation.ts';
import { textsReady } from '../../lib/text/i18n.ts';
import { pageAddress } from '../../lib/navigation/page-address.ts';
import { send } from '../../lib/http/http.ts';
import { failureOf } from '../../lib/remote/remote.ts';
import { publicConfigParams } from '../../session/services/app-config.request.ts';
import { publicAppConfig } from '../../session/services/app-config.schema.ts';
import { configureHttp } from '../../session/services/configure-http.ts';
import {
  chatAddress,
  chatState,
  CHAT_WINDOW,
  refererOf,
  type ChatEntry,
  type ChatState,
} from './chat.rules.ts';
import { chatAvailability } from './chat.schema.ts';
import { t } from './chat.text.ts';

export interface Chat extends ChatEntry {
  brand: string;
  timeZone: string;
  phone: string;
}

const WINDOW_NAME = 'chat';
const FEATURES = `popup,width=${CHAT_WINDOW.width},height=${CHAT_WINDOW.height}`;

/** @returns null for a brand without chat */
export function readChat(data: string | undefined): Chat | null {
  const [brand, code, entry, window, timeZone, phone] = (data ?? '').split('|');
  if (!brand || !code || !window || !timeZone || !phone || (entry !== 'A' && entry !== 'B')) return null;
  return { brand, code, entry, window, timeZone, phone };
}

/** Fetches the chat's state. The provider's response also sets the cookie flag. @throws ServiceError if the state cannot be determined */
export async function fetchChatState(chat: Chat): Promise<ChatState> {
  configureHttp();
  const { brand, code, entry } = chat;
  const [{ liveChat: switches }, { available }] = await Promise.all([
    send(publicAppConfig, { params: publicConfigParams(brand) }),
    send(chatAvailability, { query: { code, entryPoint: entry } }),
  ]);
  return chatState({ ...chat, switches, available, now: Date.now(), cookies: document.cookie });
}

/** Disables the link with `aria-disabled`, so that it stays focusable and can explain why. */
export const markClosed = (link: HTMLElement, closed: boolean): void =>
  link.setAttribute('aria-disabled', String(closed));

function showStatus(link: HTMLElement, ...content: (string | Node)[]): void {
  link
    .closest('.chat-offer')
    ?.querySelector('[role="status"]')
    ?.replaceChildren(...content);
}

export const closedText = ({ timeZone }: Chat): string => t('closed', { zone: zoneName(timeZone) });

let opened: Window | null = null;

function linkTo(address: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = safeHref(address) ?? pageAddress('/msg/#!/contact-us');
  link.target = '_blank';
  link.textContent = t('openAnyway');
  return link;
}

function openWindow(link: HTMLElement, chat: Chat): void {
  if (opened && !opened.closed) {
    opened.focus();
    return;
  }
  const { href, origin } = window.location;
  const address = chatAddress(chat, origin, refererOf(href));
  opened = openSite(address, WINDOW_NAME, FEATURES);
  if (opened) showStatus(link, t('opened'));
  else showStatus(link, t('blocked'), ' ', linkTo(address));
}

/** Links whose click is being handled; further clicks are ignored. */
const busyLinks = new WeakSet<HTMLElement>();

async function openChat(link: HTMLElement, chat: Chat): Promise<void> {
  try {
    const state = await fetchChatState(chat);
    markClosed(link, state === 'closed');
    if (state === 'open') openWindow(link, chat);
    else if (state === 'closed') showStatus(link, closedText(chat));
    else if (link instanceof HTMLAnchorElement) navigateTo(link.href); // the contact page, because there is no chat
  } catch (error) {
    failureOf(error);
    showStatus(link, t('failed', { phone: chat.phone }));
  }
}

/** Removes the footer's chat link if the chat is absent (see `ChatState`). On an error, the link shows. */
export async function showOffer(offer: HTMLElement): Promise<void> {
  const chat = readChat(offer.dataset['chat']);
  const link = offer.querySelector('a');
  if (!chat || !link) return;
  try {
    const state = await fetchChatState(chat);
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

export async function press(link: HTMLElement): Promise<void> {
  const chat = readChat(link.closest<HTMLElement>('[data-chat]')?.dataset['chat']);
  if (!chat || busyLinks.has(link)) return;
  busyLinks.add(link);
  try {
    await textsReady();
    await openChat(link, chat);
  } finally {
    busyLinks.delete(link);
  }
}

/** The need-help menu and its dialog (spec 000 §2 Header). The menu is removed if the service fails (§8 'Shell'). */
import { phoneHref } from '../../lib/fields/phone-href.ts';
import {
  fetchChatState,
  closedText,
  markClosed,
  press,
  readChat,
  type Chat,
} from '../../features/chat/chat-link.ts';
import { CHAT_ENTRY, shownEntries, type HelpEntry } from '../../features/help/help.rules.ts';
import { needHelp, type HelpMenu } from '../../features/help/help.schema.ts';
import { t, texts } from '../../features/help/help.text.ts';
import { send } from '../../lib/http/http.ts';
import { nextId } from '../../ui/page/next-id.ts';
import { inEnglish, pageLanguage } from '../../lib/text/i18n.ts';
import { safeHref } from '../../lib/navigation/navigation.ts';
import { pageAddress } from '../../lib/navigation/page-address.ts';
import { failureOf } from '../../lib/remote/remote.ts';
import { configureHttp } from '../../session/services/configure-http.ts';
import { adoptStyles } from '../../ui/page/adopt-styles.ts';
import { copyButton } from '../../ui/output/copy-button.ts';
import { openDialog } from '../../ui/dialog/dialog.ts';
import styles from './help-menu.css?inline';

interface MenuData {
  menu: HelpMenu;
  chat: Chat | null;
  hours: LocalizedText;
}

/** A text. `lang` is set if the text's language differs from the page's. */
interface LocalizedText {
  text: string;
  lang?: 'en';
}

const CONTACT = '/msg/#!/contact-us';

function element(tag: string, className: string, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.append(...children);
  return made;
}

function textElement(tag: string, className: string, { text, lang }: LocalizedText): HTMLElement {
  const made = element(tag, className, text);
  if (lang) made.lang = lang;
  return made;
}

const serviceText = (text: string): LocalizedText => ({ text, ...inEnglish() });

const hasText = (name: string): name is keyof typeof texts => Object.hasOwn(texts, name);

/** The text of an entry. On a Spanish page, our translation if there is one; otherwise the service's English text. */
const localizedText = (name: string, service: string): LocalizedText =>
  pageLanguage() !== 'en' && hasText(name) ? { text: t(name) } : serviceText(service);

function linkTo(url: string, text: LocalizedText): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = safeHref(url) ?? pageAddress(CONTACT);
  link.textContent = text.text;
  if (text.lang) link.lang = text.lang;
  return link;
}

function callLine({ menu, hours }: MenuData): HTMLElement {
  const link = document.createElement('a');
  link.href = phoneHref(menu.phone);
  link.textContent = menu.phone;
  const copy = copyButton('phone', menu.phone, link);
  return element('p', 'help-menu-call', link, ...(copy ? [copy] : []), textElement('span', '', hours));
}

async function showChatState(
  entry: HTMLElement,
  link: HTMLElement,
  note: HTMLElement,
  chat: Chat,
): Promise<void> {
  try {
    const state = await fetchChatState(chat);
    if (state === 'absent') entry.remove();
    markClosed(link, state === 'closed');
    if (state === 'closed') note.textContent = closedText(chat);
  } catch (error) {
    failureOf(error); // chat hours stay unknown; a click on the chat entry checks them again
  }
}

/** The chat entry. It leads to the contact page if chat is not available. */
function chatEntry(label: LocalizedText, chat: Chat): HTMLElement {
  const link = linkTo(CONTACT, label);
  const note = element('p', 'chat-said');
  note.id = nextId('chat-said');
  note.setAttribute('role', 'status');
  link.setAttribute('aria-describedby', note.id);
  link.addEventListener('click', (event) => {
    event.preventDefault();
    void press(link);
  });
  const entry = element('li', 'chat-offer', link, note);
  entry.dataset['chat'] = [chat.brand, chat.code, chat.entry, chat.window, chat.timeZone, chat.phone].join(
    '|',
  );
  void showChatState(entry, link, note, chat);
  return entry;
}

function entryOf(
  { id, label, url, description }: HelpEntry,
  { chat }: MenuData,
  detailed: boolean,
): HTMLElement {
  const text = localizedText(id, label);
  if (id === CHAT_ENTRY && chat) return chatEntry(text, chat);
  const entry = element('li', '', linkTo(url, text));
  if (detailed && description !== '')
    entry.append(textElement('p', 'help-menu-about', localizedText(`${id}.description`, description)));
  return entry;
}

const entriesOf = (data: MenuData, detailed: boolean): HTMLElement =>
  element(
    'ul',
    'menu-entries',
    ...shownEntries(data.menu.entries, data.chat !== null)
      .filter(({ id, url }) => id === CHAT_ENTRY || safeHref(url) !== null)
      .map((entry) => entryOf(entry, data, detailed)),
  );

function openHelp(data: MenuData): void {
  const { headline } = data.menu;
  const isEnglish = pageLanguage() === 'en';
  openDialog({
    heading: isEnglish ? headline : t('heading'),
    body: element(
      'div',
      'help-dialog',
      ...(isEnglish ? [] : [textElement('p', 'help-menu-headline', serviceText(headline))]),
      callLine(data),
      entriesOf(data, true),
    ),
    actions: [{ label: t('close'), primary: true }],
  });
}

function moreButton(data: MenuData): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = t('more');
  button.setAttribute('aria-haspopup', 'dialog');
  button.addEventListener('click', () => openHelp(data));
  return button;
}

/** Closes the menu when an entry is chosen, because a link to the current page would leave the menu open. */
function closeOnChoice(list: HTMLElement): void {
  list.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const menu = list.closest('details');
    if (link && !event.defaultPrevented && menu) menu.open = false;
  });
}

/** The service's hours. If they equal the hours of the brand record, they are shown in the page's language. */
const hoursOf = (service: string, { hoursText = '', hoursEnglish }: DOMStringMap): LocalizedText =>
  service === '' || service === hoursEnglish ? { text: hoursText } : serviceText(service);

/** Fills the menu's list. @throws ServiceError */
export async function fill(list: HTMLElement): Promise<void> {
  adoptStyles(styles);
  const prerendered = list.closest<HTMLElement>('[data-fill="help"]')?.dataset ?? {};
  configureHttp();
  const menu = await send(needHelp, { query: { brand: prerendered['brand'] ?? '' } });
  const data: MenuData = {
    menu,
    chat: readChat(prerendered['chat']),
    hours: hoursOf(menu.hours, prerendered),
  };
  list.append(
    textElement('p', 'help-menu-headline', serviceText(menu.headline)),
    callLine(data),
    entriesOf(data, false),
    moreButton(data),
  );
  closeOnChoice(list);
}

/**
 * The need-help menu and its dialog, in the content service's words (spec 000 §2 Header). Loaded and filled when the
 * menu is opened; where the service cannot be asked the menu is taken away (spec 000 §8 'Shell').
 */
import { askChat, closedText, markClosed, press, readChat, type Chat } from '../features/chat/chat-link.ts';
import { CHAT_ENTRY, dialled, shownEntries, type HelpEntry } from '../features/help/help.rules.ts';
import type { HelpMenu } from '../features/help/help.schema.ts';
import { fetchHelp } from '../features/help/help.service.ts';
import { t } from '../features/help/help.text.ts';
import { inEnglish, pageLanguage, translationOf } from '../lib/i18n.ts';
import { safeHref } from '../lib/go.ts';
import { failureOf } from '../lib/remote.ts';
import { configureHttp } from '../session/services/configure-http.ts';
import { adoptStyles } from '../ui/adopt-styles.ts';
import { openDialog } from '../ui/dialog.ts';
import styles from './help-menu.css?inline';

/** What the menu is made of. */
interface Known {
  menu: HelpMenu;
  chat: Chat | null;
  /** Hours as this page says them, where the service's are the baked ones. */
  hours: Said;
}

/** Words and whose they are: the service writes English. */
interface Said {
  text: string;
  lang?: 'en';
}

/** How else to reach customer service. */
const CONTACT = '/msg/#!/contact-us';

function element(tag: string, className: string, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.append(...children);
  return made;
}

/** A text that may be English on a Spanish page. */
function words(tag: string, className: string, { text, lang }: Said): HTMLElement {
  const made = element(tag, className, text);
  if (lang) made.lang = lang;
  return made;
}

const byService = (text: string): Said => ({ text, ...inEnglish() });

/** The service's words; on a page in another language those of the portal, where it knows the entry. */
const saidOf = (name: string, service: string): Said => {
  const own = pageLanguage() === 'en' ? null : translationOf(`helpMenu.${name}`);
  return own === null ? byService(service) : { text: own };
};

function linkTo(url: string, said: Said): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = safeHref(url) ?? CONTACT;
  link.textContent = said.text;
  if (said.lang) link.lang = said.lang;
  return link;
}

function callLine({ menu, hours }: Known): HTMLElement {
  const link = document.createElement('a');
  link.href = dialled(menu.phone);
  link.textContent = menu.phone;
  return element('p', 'help-menu-call', link, words('span', '', hours));
}

/** Says whether the chat answers, once that is known; without chat the entry goes. */
async function showChatState(
  entry: HTMLElement,
  link: HTMLElement,
  note: HTMLElement,
  chat: Chat,
): Promise<void> {
  try {
    const state = await askChat(chat);
    if (state === 'absent') entry.remove();
    markClosed(link, state === 'closed');
    if (state === 'closed') note.textContent = closedText(chat);
  } catch (error) {
    failureOf(error); // nobody can say: the press asks again
  }
}

let count = 0;

/** The entry that opens the chat; its own address is how else to reach customer service. */
function chatEntry(label: Said, chat: Chat): HTMLElement {
  const link = linkTo(CONTACT, label);
  const note = element('p', 'chat-said');
  note.id = `chat-said-${(count += 1)}`;
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
  { chat }: Known,
  detailed: boolean,
): HTMLElement {
  const said = saidOf(id, label);
  if (id === CHAT_ENTRY && chat) return chatEntry(said, chat);
  const entry = element('li', '', linkTo(url, said));
  if (detailed && description !== '')
    entry.append(words('p', 'help-menu-about', saidOf(`${id}.description`, description)));
  return entry;
}

const entriesOf = (known: Known, detailed: boolean): HTMLElement =>
  element(
    'ul',
    'menu-entries',
    ...shownEntries(known.menu.entries, known.chat !== null)
      .filter(({ id, url }) => id === CHAT_ENTRY || safeHref(url) !== null)
      .map((entry) => entryOf(entry, known, detailed)),
  );

/** The need-help modal: the same, with what each way of getting help is good for. */
function openHelp(known: Known): void {
  const { headline } = known.menu;
  const inServiceWords = pageLanguage() === 'en';
  openDialog({
    heading: inServiceWords ? headline : t('heading'),
    body: element(
      'div',
      'help-dialog',
      ...(inServiceWords ? [] : [words('p', 'help-menu-headline', byService(headline))]),
      callLine(known),
      entriesOf(known, true),
    ),
    actions: [{ label: t('close'), primary: true }],
    cancellable: true,
  });
}

function moreButton(known: Known): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = t('more');
  button.setAttribute('aria-haspopup', 'dialog');
  button.addEventListener('click', () => openHelp(known));
  return button;
}

/** A choice closes the menu: an address may lie on this very page. */
function closeOnChoice(list: HTMLElement): void {
  list.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const menu = list.closest('details');
    if (link && !event.defaultPrevented && menu) menu.open = false;
  });
}

/** The hours that the service sends, in the page's language where they are those of the brand's record. */
function hoursOf(hours: string, { hoursEnglish, hoursSpanish }: DOMStringMap): Said {
  const known = hours === '' || hours === hoursEnglish;
  if (known && pageLanguage() === 'es' && hoursSpanish) return { text: hoursSpanish };
  return byService(hours || (hoursEnglish ?? ''));
}

/** Fills the menu. @throws ServiceError where the content service cannot be asked */
export async function fill(list: HTMLElement): Promise<void> {
  adoptStyles(styles);
  const baked = list.closest<HTMLElement>('[data-fill="help"]')?.dataset ?? {};
  configureHttp();
  const menu = await fetchHelp(baked['brand'] ?? '');
  const known: Known = { menu, chat: readChat(baked['chat']), hours: hoursOf(menu.hours, baked) };
  list.append(
    words('p', 'help-menu-headline', byService(menu.headline)),
    callLine(known),
    entriesOf(known, false),
    moreButton(known),
  );
  closeOnChoice(list);
}

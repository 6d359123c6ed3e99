/** The language menu, which is removed if its languages fail to load (spec 000 §2 Header, §8 'Shell'). */
import { phoneHref } from '../../lib/fields/phone-href.ts';
import { send } from '../../lib/http/http.ts';
import { safeHref } from '../../lib/navigation/navigation.ts';
import { nextId } from '../../ui/page/next-id.ts';
import { isPortalLanguage, pageLanguage } from '../../lib/text/i18n.ts';
import { pageAddress } from '../../lib/navigation/page-address.ts';
import { configureHttp } from '../../session/services/configure-http.ts';
import { adoptStyles } from '../../ui/page/adopt-styles.ts';
import { openDialog } from '../../ui/dialog/dialog.ts';
import styles from './language-modal.css?inline';
import { pressLanguageSwitch } from './choose-language.ts';
import {
  interpreterLanguages,
  menuOf,
  SITE_LANGUAGES,
  taglineOf,
  taglineParts,
  type HelpLine,
} from './languages.rules.ts';
import { languageContent, languagesLookup, type Language, type LanguagesLookup } from './languages.schema.ts';
import { t } from './languages.text.ts';

type MenuLanguage = Pick<Language, 'code' | 'name' | 'direction'>;

interface MenuData {
  all: readonly MenuLanguage[];
  line: HelpLine;
}

/** Placeholders that `taglineElement` replaces with phone links. */
const UNFILLED = { phone: '{phone}', tty: '{tty}' };

const setLanguage = (element: HTMLElement, { code, direction }: MenuLanguage, lang = code): void => {
  element.lang = lang;
  element.dir = direction;
};

function numberLink(number: string): HTMLElement {
  const link = document.createElement('a');
  link.href = phoneHref(number);
  link.dir = 'ltr';
  link.className = 'tagline-number';
  link.textContent = number;
  return link;
}

/** Sets `dir` on the phone links, so that digits stay in order in right-to-left languages. */
function taglineElement(text: string, line: HelpLine): HTMLElement {
  const paragraph = document.createElement('p');
  const parts = taglineParts(text, line);
  paragraph.append(...parts.map((part) => ('number' in part ? numberLink(part.number) : part.text)));
  return paragraph;
}

/** Opens a dialog with the language's tagline. A tagline offers free help and names the number to call. */
function openTagline(language: MenuLanguage, line: HelpLine): void {
  const tagline = taglineOf(language.code);
  const text = tagline?.text ?? t(line.tty ? 'noTaglineTty' : 'noTagline', UNFILLED);
  const body = taglineElement(text, line);
  body.className = 'tagline';
  if (tagline) setLanguage(body, language, tagline.lang);
  const { element } = openDialog({
    heading: language.name,
    body,
    actions: [{ label: t('close'), primary: true }],
  });
  const heading = element.querySelector('h2');
  if (heading) setLanguage(heading, language, tagline?.lang);
}

function pick(language: MenuLanguage, { line }: MenuData): void {
  if (!isPortalLanguage(language.code)) openTagline(language, line);
  else if (language.code !== pageLanguage()) pressLanguageSwitch();
}

/** The button shows the language's name in that language, with a matching `lang`. */
function languageButton(language: MenuLanguage, data: MenuData): HTMLButtonElement {
  const button = document.createElement('button');
  const name = document.createElement('span');
  button.type = 'button';
  setLanguage(name, language, taglineOf(language.code)?.lang);
  name.textContent = language.name;
  button.append(name);
  if (language.code === pageLanguage()) button.setAttribute('aria-current', 'true');
  if (!isPortalLanguage(language.code)) button.setAttribute('aria-haspopup', 'dialog');
  button.addEventListener('click', () => pick(language, data));
  return button;
}

function listOf(buttons: readonly HTMLElement[], className: string): HTMLUListElement {
  const list = document.createElement('ul');
  list.className = className;
  for (const button of buttons) {
    const entry = document.createElement('li');
    entry.append(button);
    list.append(entry);
  }
  return list;
}

/** A list with a heading. The heading separates languages of the site from languages offered only by phone. */
function groupOf(heading: string, buttons: readonly HTMLElement[], className: string): DocumentFragment {
  const group = document.createDocumentFragment();
  const title = document.createElement('p');
  const list = listOf(buttons, className);
  title.id = nextId('languages');
  title.className = 'menu-heading';
  title.textContent = heading;
  list.setAttribute('aria-labelledby', title.id);
  group.append(title, list);
  return group;
}

const buttonsOf = (languages: readonly MenuLanguage[], data: MenuData): HTMLButtonElement[] =>
  languages.map((language) => languageButton(language, data));

function openAll(data: MenuData): void {
  const body = document.createElement('div');
  body.append(
    groupOf(t('read'), buttonsOf(SITE_LANGUAGES, data), 'language-grid'),
    groupOf(t('call'), buttonsOf(interpreterLanguages(data.all), data), 'language-grid'),
  );
  openDialog({
    heading: t('all'),
    body,
    actions: [{ label: t('close') }],
  });
}

function moreButton(data: MenuData): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = t('additional');
  button.setAttribute('aria-haspopup', 'dialog');
  button.addEventListener('click', () => openAll(data));
  return button;
}

/** Replaces the prerendered footer links with the links of the lookup, whose labels are in English (spec 000 §2 Footer). */
function replaceFooterLinks({ meaningfulAccessLink, nonDiscriminationLink }: LanguagesLookup): void {
  const prerendered = {
    '/meaningful-access/': meaningfulAccessLink,
    '/non-discrimination/': nonDiscriminationLink,
  };
  for (const [address, { label, url }] of Object.entries(prerendered)) {
    const target = safeHref(url);
    if (target === null) continue;
    for (const link of document.querySelectorAll<HTMLAnchorElement>(
      `.footer a[href="${pageAddress(address)}"]`,
    )) {
      link.href = target;
      if (pageLanguage() === 'en') link.textContent = label;
    }
  }
}

const dataOf = (list: HTMLElement): DOMStringMap =>
  list.closest<HTMLElement>('[data-fill="languages"]')?.dataset ?? {};

export async function fill(list: HTMLElement): Promise<void> {
  const { brand = '', phone = '', tty = '' } = dataOf(list);
  adoptStyles(styles);
  configureHttp();
  // The date is part of the URL, so that a cached response is used on one day only.
  const day = new Date().toISOString().slice(0, 10);
  const [lookup, content] = await Promise.all([
    send(languagesLookup, { query: { brand } }),
    send(languageContent, { query: { v: day } }),
  ]);
  const line = content.phones.get(brand) ?? { phone, tty };
  const data = { all: content.languages, line };
  const { first, more } = menuOf(lookup.languages);
  const called = buttonsOf(interpreterLanguages(first), data);
  if (more || content.languages.length > first.length) called.push(moreButton(data));
  list.append(
    groupOf(t('read'), buttonsOf(SITE_LANGUAGES, data), 'menu-entries'),
    groupOf(t('call'), called, 'menu-entries'),
    taglineElement(t(line.tty ? 'helpTty' : 'help', UNFILLED), line),
  );
  replaceFooterLinks(lookup);
}

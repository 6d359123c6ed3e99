/**
 * The header's language menu: the first five languages and an entry for the others (spec 000 §2 Header), in two lists: those
 * that the site is written in, and those in which customer service is called. Loaded and filled when it is opened; where a
 * list cannot be had the menu is taken away (spec 000 §8 'Shell'), and the link to the other language stays.
 */
import { safeHref } from '../../lib/go.ts';
import { isPortalLanguage, pageLanguage } from '../../lib/i18n.ts';
import { configureHttp } from '../../session/services/configure-http.ts';
import { adoptStyles } from '../../ui/adopt-styles.ts';
import { openDialog } from '../../ui/dialog.ts';
import styles from './language-modal.css?inline';
import { chooseLanguage } from './choose-language.ts';
import { calledLanguages, menuOf, SITE_LANGUAGES, taglineOf, type HelpLine } from './languages.rules.ts';
import type { Language, LanguagesLookup } from './languages.schema.ts';
import { fetchLanguageContent, fetchLanguages } from './languages.service.ts';
import { t } from './languages.text.ts';
import { taglineElement } from './tagline-element.ts';

/** A language as the menu shows it. */
type Shown = Pick<Language, 'code' | 'name' | 'direction'>;

/** What the menu knows once its lists have come. */
interface Known {
  all: readonly Shown[];
  line: HelpLine;
}

const sayIn = (element: HTMLElement, { code, direction }: Shown, lang = code): void => {
  element.lang = lang;
  element.dir = direction;
};

/** Says in the language itself that help is free, and which number to call. */
function offerHelp(language: Shown, line: HelpLine): void {
  const tagline = taglineOf(language.code);
  const text = tagline?.text ?? t(line.tty ? 'noTaglineTty' : 'noTagline');
  const body = taglineElement(text, line);
  body.className = 'tagline';
  if (tagline) sayIn(body, language, tagline.lang);
  const { element } = openDialog({
    heading: language.name,
    body,
    actions: [{ label: t('close'), primary: true }],
    cancellable: true,
  });
  const heading = element.querySelector('h2');
  if (heading) sayIn(heading, language, tagline?.lang);
}

function pick(language: Shown, { line }: Known): void {
  if (!isPortalLanguage(language.code)) offerHelp(language, line);
  else if (language.code !== pageLanguage()) chooseLanguage(language.code);
}

/** A language's own name, marked as being in that language. */
function languageButton(language: Shown, known: Known): HTMLButtonElement {
  const button = document.createElement('button');
  const name = document.createElement('span');
  button.type = 'button';
  sayIn(name, language, taglineOf(language.code)?.lang);
  name.textContent = language.name;
  button.append(name);
  if (language.code === pageLanguage()) button.setAttribute('aria-current', 'true');
  if (!isPortalLanguage(language.code)) button.setAttribute('aria-haspopup', 'dialog');
  button.addEventListener('click', () => pick(language, known));
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

let count = 0;

/** Buttons under the words that say what they are for: a language to read in must not look like one to call in. */
function groupOf(heading: string, buttons: readonly HTMLElement[], className: string): DocumentFragment {
  const group = document.createDocumentFragment();
  const words = document.createElement('p');
  const list = listOf(buttons, className);
  words.id = `languages-${(count += 1)}`;
  words.className = 'menu-heading';
  words.textContent = heading;
  list.setAttribute('aria-labelledby', words.id);
  group.append(words, list);
  return group;
}

const buttonsOf = (languages: readonly Shown[], known: Known): HTMLButtonElement[] =>
  languages.map((language) => languageButton(language, known));

function openAll(known: Known): void {
  const body = document.createElement('div');
  body.append(
    groupOf(t('read'), buttonsOf(SITE_LANGUAGES, known), 'language-grid'),
    groupOf(t('call'), buttonsOf(calledLanguages(known.all), known), 'language-grid'),
  );
  openDialog({
    heading: t('all'),
    body,
    actions: [{ label: t('close') }],
    cancellable: true,
  });
}

function moreButton(known: Known): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = t('additional');
  button.setAttribute('aria-haspopup', 'dialog');
  button.addEventListener('click', () => openAll(known));
  return button;
}

/** The footer's links as the lookup has them, over the baked ones: it writes English (spec 000 §2 Footer). */
function replaceFooterLinks({ meaningfulAccessLink, nonDiscriminationLink }: LanguagesLookup): void {
  const baked = {
    '/meaningful-access/': meaningfulAccessLink,
    '/non-discrimination/': nonDiscriminationLink,
  };
  for (const [address, { label, url }] of Object.entries(baked)) {
    const target = safeHref(url);
    if (target === null) continue;
    for (const link of document.querySelectorAll<HTMLAnchorElement>(`.footer a[href="${address}"]`)) {
      link.href = target;
      if (pageLanguage() === 'en') link.textContent = label;
    }
  }
}

const baked = (list: HTMLElement): DOMStringMap =>
  list.closest<HTMLElement>('[data-fill="languages"]')?.dataset ?? {};

/** Fills the menu. @throws ServiceError where a list cannot be had */
export async function fill(list: HTMLElement): Promise<void> {
  const { brand = '', phone = '', tty = '' } = baked(list);
  adoptStyles(styles);
  configureHttp();
  const day = new Date().toISOString().slice(0, 10);
  const [lookup, content] = await Promise.all([fetchLanguages(brand), fetchLanguageContent(day)]);
  const line = content.phones.get(brand) ?? { phone, tty };
  const known = { all: content.languages, line };
  const { first, more } = menuOf(lookup.languages);
  const called = buttonsOf(calledLanguages(first), known);
  if (more || content.languages.length > first.length) called.push(moreButton(known));
  list.append(
    groupOf(t('read'), buttonsOf(SITE_LANGUAGES, known), 'menu-entries'),
    groupOf(t('call'), called, 'menu-entries'),
    taglineElement(t(line.tty ? 'helpTty' : 'help'), line),
  );
  replaceFooterLinks(lookup);
}

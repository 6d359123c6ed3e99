/** Replaces links, pictures and headings in sanitized HTML (decisions/messages#service-html-has-one-door). */
import { pageLanguage } from '../../lib/text/i18n.ts';
import { safeHref } from '../../lib/navigation/navigation.ts';
import { hostOf, isContactAddress, isInlinePicture, outsideHref } from './service-html.rules.ts';
import { t } from './service-html.text.ts';

/** One level below the heading of a message or a panel. */
const HEADING = 'h4';

/** An element with a text of the portal. It is marked with the page's language, because the HTML around it is in English. */
function textElement(tag: 'span' | 'button' | 'a', text: string, className: string): HTMLElement {
  const element = document.createElement(tag);
  element.lang = pageLanguage();
  element.className = className;
  element.textContent = text;
  return element;
}

function openInNewTab(link: HTMLAnchorElement): void {
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  link.append(' ', textElement('span', t('newTab'), 'visually-hidden'));
}

/**
 * Points a link to a site outside the brand and appends the site's host, because the link's text may name another host.
 * @returns false if the URL is not safe
 */
function linkOutside(link: HTMLAnchorElement, address: string): boolean {
  const href = outsideHref(address);
  if (href === null) return false;
  link.setAttribute('href', href);
  link.append(' ', textElement('span', t('siteName', { host: hostOf(href) }), 'html-host'));
  openInNewTab(link);
  return true;
}

/** Replaces an unsafe link with its text, followed by the URL's host if the text does not name that host. */
function unlink(link: HTMLAnchorElement, host: string): void {
  const isNamed = host === '' || link.textContent.includes(host);
  link.replaceWith(...link.childNodes, ...(isNamed ? [] : [` ${t('siteName', { host })}`]));
}

export function replaceLinks(fragment: DocumentFragment): void {
  for (const link of fragment.querySelectorAll('a')) {
    const href = link.getAttribute('href') ?? '';
    if (isContactAddress(href)) continue;
    const target = safeHref(href);
    if (target === null) {
      if (!linkOutside(link, href)) unlink(link, hostOf(href));
    } else {
      link.setAttribute('href', target);
      if (hostOf(target) !== '') openInNewTab(link);
    }
  }
}

const describe = (key: 'showPicture' | 'openPicture' | 'pictureLeftOut', alt: string): string =>
  alt ? t(`${key}Of`, { alt }) : t(key);

/** Loads the picture in place of its button, or says that it could not be loaded. */
function loadOnPress(source: string, alt: string): HTMLElement {
  const button = textElement('button', describe('showPicture', alt), 'button html-picture');
  button.setAttribute('type', 'button');
  button.addEventListener('click', () => {
    const picture = document.createElement('img');
    picture.alt = alt;
    picture.tabIndex = -1; // focus moves here from the button
    picture.addEventListener('error', () =>
      picture.replaceWith(textElement('span', t('pictureFailed'), 'html-left-out')),
    );
    picture.src = source;
    button.replaceWith(picture);
    picture.focus();
  });
  return button;
}

function openOnPress(source: string, alt: string): HTMLElement {
  const link = document.createElement('a');
  link.lang = pageLanguage();
  link.href = safeHref(source) ?? '';
  link.textContent = describe('openPicture', alt);
  return link;
}

function pictureFor(picture: HTMLImageElement): Node | string {
  const source = picture.getAttribute('src') ?? '';
  const alt = (picture.getAttribute('alt') ?? '').trim();
  // A link must not contain another control.
  if (picture.closest('a')) return alt;
  const target = safeHref(source);
  if (target === null) return textElement('span', describe('pictureLeftOut', alt), 'html-left-out');
  return hostOf(target) === '' ? loadOnPress(target, alt) : openOnPress(source, alt);
}

/** Replaces pictures, so that no picture loads by itself. Pictures on this site load on a press; those on the brand's other sites open in a new tab. */
export function replacePictures(fragment: DocumentFragment): void {
  for (const picture of fragment.querySelectorAll('img')) {
    if (!isInlinePicture(picture.getAttribute('src') ?? '')) picture.replaceWith(pictureFor(picture));
    else picture.alt ||= '';
  }
}

export function replaceHeadings(fragment: DocumentFragment): void {
  for (const heading of fragment.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const level = document.createElement(HEADING);
    level.append(...heading.childNodes);
    heading.replaceWith(level);
  }
}

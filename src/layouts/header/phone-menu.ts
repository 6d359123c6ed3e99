/** The phone menu: the header's tools, the member's pages and the header tabs. Loaded when the menu opens. */

import { parseHash, pathKey } from '../../routing/hash.rules.ts';
import { adoptStyles } from '../../ui/page/adopt-styles.ts';
import { t } from '../page/layout.text.ts';
import styles from './phone-menu-views.css?inline';

const PHONE = '(max-width: 59.99rem)'; // must match phone-menu.css

const started = new WeakSet<HTMLElement>();

function moveTools(menu: HTMLElement): void {
  const tools = document.querySelector('#tools');
  const slot = menu.querySelector('.menu-tools');
  if (!tools || !slot) return;
  const marker = document.createComment('tools');
  tools.before(marker);
  const phone = window.matchMedia(PHONE);
  const move = (): void => {
    if (phone.matches) slot.append(tools);
    else {
      menu.hidePopover();
      marker.after(tools);
    }
  };
  phone.addEventListener('change', move);
  move();
}

function headed(part: Element | null, text: string): void {
  const heading = document.createElement('h2');
  heading.className = 'menu-heading';
  heading.textContent = text;
  part?.querySelector('.menu-heading')?.remove();
  part?.prepend(heading);
}

/** Marks header tabs that lead to a page of the left navigation, so that the menu shows only the link of the left navigation. */
function showTabsOnce(menu: HTMLElement, pages: readonly HTMLAnchorElement[]): void {
  const listed = new Set(pages.map(({ hash }) => pathKey(parseHash(hash))));
  for (const tab of menu.querySelectorAll<HTMLElement>('[data-route]'))
    tab.toggleAttribute('data-listed', listed.has(tab.dataset['route'] ?? ''));
}

/** Copies the left navigation into the menu each time the menu opens, because labels, badge and current page may change. */
function showViews(menu: HTMLElement): void {
  const pages = [...document.querySelectorAll<HTMLAnchorElement>('.left-nav a')];
  const views = menu.querySelector('.menu-views');
  showTabsOnce(menu, pages);
  if (pages.length === 0) {
    views?.replaceChildren();
    for (const heading of menu.querySelectorAll('.menu-heading')) heading.remove();
    return;
  }
  const list = document.createElement('ul');
  for (const page of pages) {
    const entry = document.createElement('li');
    entry.append(page.cloneNode(true));
    list.append(entry);
  }
  views?.replaceChildren(list);
  headed(views, t('views'));
  headed(menu.querySelector('.tabs'), t('moreTabs'));
}

export function startPhoneMenu(menu: HTMLElement): void {
  adoptStyles(styles);
  showViews(menu);
  if (started.has(menu)) return;
  started.add(menu);
  moveTools(menu);
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a, [popovertarget="search"]')) menu.hidePopover();
  });
  // Closes the menu when keyboard focus leaves, because the menu covers the page.
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Element && !menu.contains(relatedTarget)) menu.hidePopover();
  });
}

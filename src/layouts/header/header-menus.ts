/** Fills the prerendered header menus when they are first opened, so that pages do not load unused lists. */
import { textsReady } from '../../lib/text/i18n.ts';
import { adoptStyles } from '../../ui/page/adopt-styles.ts';
import styles from './menu-list.css?inline';
import { t } from '../page/layout.text.ts';

/** Fills a menu's list. @throws if the menu has no content; the menu is then removed (spec 000 §8 'Shell') */
export type FillMenu = (list: HTMLElement) => Promise<void>;

const FILLERS: Readonly<Record<string, () => Promise<{ fill: FillMenu }>>> = {
  help: () => import('./help-menu.ts'),
  fontSize: () => import('../page/font-size.ts'),
  languages: () => import('../../features/languages/language-menu.ts'),
};

const filled = new WeakSet<HTMLDetailsElement>();

function close(menu: HTMLDetailsElement, refocus: boolean): void {
  menu.open = false;
  if (refocus) menu.querySelector<HTMLElement>('summary')?.focus();
}

function closeOnLeave(menu: HTMLDetailsElement): void {
  menu.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !menu.open) return;
    event.stopPropagation();
    close(menu, true);
  });
  const outside = ({ target }: Event): void => {
    if (menu.open && target instanceof Node && !menu.contains(target)) close(menu, false);
  };
  document.addEventListener('pointerdown', outside);
  document.addEventListener('focusin', outside);
}

/** Removes a menu that has no content, and its copy in the footer (spec 000 §8 'Shell'). Moves focus to the next control. */
function removeMenu(menu: HTMLDetailsElement): void {
  const copies = document.querySelectorAll(`details[data-fill="${CSS.escape(menu.dataset['fill'] ?? '')}"]`);
  const next = menu.nextElementSibling ?? menu.previousElementSibling ?? menu.parentElement;
  const hadFocus = menu.contains(document.activeElement);
  for (const copy of copies) copy.remove();
  if (!hadFocus) return;
  const control = next?.matches('a, button') ? next : next?.querySelector('summary, a, button');
  (control instanceof HTMLElement ? control : document.querySelector('main'))?.focus();
}

export async function fillMenu(menu: HTMLDetailsElement): Promise<void> {
  const list = menu.querySelector<HTMLElement>('.menu-list');
  const filler = FILLERS[menu.dataset['fill'] ?? ''];
  if (!list || !filler || filled.has(menu)) return;
  filled.add(menu);
  adoptStyles(styles);
  closeOnLeave(menu);
  list.setAttribute('aria-busy', 'true');
  const waiting = document.createElement('p');
  try {
    await textsReady();
    waiting.textContent = t('loading');
    list.replaceChildren(waiting);
    const { fill } = await filler();
    await fill(list);
    waiting.remove();
    list.removeAttribute('aria-busy');
  } catch {
    removeMenu(menu);
  }
}

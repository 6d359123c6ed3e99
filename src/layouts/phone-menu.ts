/**
 * The phone's one menu, once it has been opened: the header's tools, the member's pages and the tabs stand in it, and a choice
 * closes it.
 */

const PHONE = '(max-width: 59.99rem)'; // as in phone-menu.css

const started = new WeakSet<HTMLElement>();

/** Brings the tools where the window's width wants them, now and when it changes. */
function keepTools(menu: HTMLElement): void {
  const tools = document.querySelector('#tools');
  const place = menu.querySelector('.menu-tools');
  if (!tools || !place) return;
  const stay = document.createComment('tools');
  tools.before(stay);
  const phone = window.matchMedia(PHONE);
  const move = (): void => {
    if (phone.matches) place.append(tools);
    else {
      menu.hidePopover();
      stay.after(tools);
    }
  };
  phone.addEventListener('change', move);
  move();
}

/** Copies the left navigation as it stands: its labels, its badge and the page that is shown change with the view. */
function showViews(menu: HTMLElement): void {
  const list = document.createElement('ul');
  for (const link of document.querySelectorAll('.left-nav a')) {
    const entry = document.createElement('li');
    entry.append(link.cloneNode(true));
    list.append(entry);
  }
  menu.querySelector('.menu-views')?.replaceChildren(...(list.hasChildNodes() ? [list] : []));
}

/** @param menu the sheet that has just been opened */
export function startPhoneMenu(menu: HTMLElement): void {
  showViews(menu);
  if (started.has(menu)) return;
  started.add(menu);
  keepTools(menu);
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) menu.hidePopover();
  });
  // It covers the page: whoever leaves it with the keyboard must see where they are.
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Element && !menu.contains(relatedTarget)) menu.hidePopover();
  });
}

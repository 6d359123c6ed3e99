/** The phone menu: the header's tools, the member's pages and the header tabs. Loaded when it is opened. */

const PHONE = '(max-width: 59.99rem)'; // as in phone-menu.css

const started = new WeakSet<HTMLElement>();

function placeTools(menu: HTMLElement): void {
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

/** Copies the left navigation each time, because labels, badge and current page change. */
function showViews(menu: HTMLElement): void {
  const list = document.createElement('ul');
  for (const link of document.querySelectorAll('.left-nav a')) {
    const entry = document.createElement('li');
    entry.append(link.cloneNode(true));
    list.append(entry);
  }
  menu.querySelector('.menu-views')?.replaceChildren(...(list.hasChildNodes() ? [list] : []));
}

export function startPhoneMenu(menu: HTMLElement): void {
  showViews(menu);
  if (started.has(menu)) return;
  started.add(menu);
  placeTools(menu);
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a, [popovertarget="search"]')) menu.hidePopover();
  });
  // The menu covers the page, so close it when keyboard focus leaves.
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Element && !menu.contains(relatedTarget)) menu.hidePopover();
  });
}

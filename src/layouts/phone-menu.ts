/** The phone's menu, once it has been opened: the header's tools stand in it, and a choice closes it. */

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

/** @param menu the sheet that has just been opened; a second time does nothing */
export function startPhoneMenu(menu: HTMLElement): void {
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

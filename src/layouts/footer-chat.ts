/**
 * The footer's chat link shows once it is known that this browser may chat (spec 000 §2 'Live chat shows only within a date
 * range, for certain brands, and when a cookie flag is Y'). Asked once the page is used and its footer is near, not on every page that is opened.
 */

/** Before the link can be seen, so that nothing moves in sight. */
const NEAR = '600px';

function ask(offer: HTMLElement): void {
  import('../features/chat/chat-link.ts').then(
    ({ showOffer }) => showOffer(offer),
    () => offer.toggleAttribute('data-known', true), // the press leads to the contact page then
  );
}

/** Asks for each link once it comes near. */
function watch(): void {
  for (const offer of document.querySelectorAll<HTMLElement>('.footer .chat-offer')) {
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watcher.disconnect();
        ask(offer);
      },
      { rootMargin: NEAR },
    );
    watcher.observe(offer.closest('li') ?? offer); // the link itself may have no box yet
  }
}

// A visitor who does nothing loads nothing, also on a page so short that its footer is in sight.
const used = new AbortController();
for (const sign of ['scroll', 'pointermove', 'pointerdown', 'keydown'])
  window.addEventListener(
    sign,
    (event) => {
      // Chromium also reports a mouse that stands still over a page that has just opened.
      if (event instanceof PointerEvent && sign === 'pointermove' && !event.movementX && !event.movementY)
        return;
      used.abort();
      watch();
    },
    { signal: used.signal, passive: true },
  );

/**
 * Shows the footer's chat link (spec 000 §2 'Live chat shows only within a date range, for certain brands, and
 * when a cookie flag is Y') once the user interacts with the page and the footer is near.
 */

/** Distance at which the link loads before it is in view, so that nothing visible moves. */
const NEAR = '600px';

function checkChat(offer: HTMLElement): void {
  import('../../features/chat/load-chat-link.ts')
    .then(({ loadChatLink }) => loadChatLink(offer))
    .catch(() => offer.toggleAttribute('data-known', true)); // the link then leads to the contact page
}

function watchFooter(): void {
  for (const offer of document.querySelectorAll<HTMLElement>('.footer .chat-offer')) {
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watcher.disconnect();
        checkChat(offer);
      },
      { rootMargin: NEAR },
    );
    watcher.observe(offer.closest('li') ?? offer); // the hidden link itself may have no box
  }
}

// Wait for an interaction, because on a short page the footer is in view from the start.
const interacted = new AbortController();
for (const type of ['scroll', 'pointermove', 'pointerdown', 'keydown'])
  window.addEventListener(
    type,
    (event) => {
      // Chromium also fires pointermove for a resting mouse over a newly opened page.
      if (event instanceof PointerEvent && type === 'pointermove' && !event.movementX && !event.movementY)
        return;
      interacted.abort();
      watchFooter();
    },
    { signal: interacted.signal, passive: true },
  );

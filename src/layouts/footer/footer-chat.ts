/**
 * Shows the footer's chat link (spec 000 §2 'Live chat shows only within a date range, for certain brands, and
 * when a cookie flag is Y') after the user has interacted with the page and scrolled near the footer.
 */

/** The link loads while it is still this far outside the viewport, so that nothing visible moves when it appears. */
const NEAR = '600px';

function checkChat(offer: HTMLElement): void {
  import('../../features/chat/load-chat-link.ts')
    .then(({ loadChatLink }) => loadChatLink(offer))
    .catch(() => offer.toggleAttribute('data-known', true)); // on failure, the link leads to the contact page
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
    watcher.observe(offer.closest('li') ?? offer); // observes the list item, because the hidden link has no box
  }
}

// Waits for an interaction, because on a short page the footer is in view from the start.
const interacted = new AbortController();
for (const type of ['scroll', 'pointermove', 'pointerdown', 'keydown'])
  window.addEventListener(
    type,
    (event) => {
      // Ignores a pointermove without movement, which Chromium fires when a page opens under a resting mouse.
      if (event instanceof PointerEvent && type === 'pointermove' && !event.movementX && !event.movementY)
        return;
      interacted.abort();
      watchFooter();
    },
    { signal: interacted.signal, passive: true },
  );

/** Loads `chat-link.ts` on demand. A separate file: otherwise every page would contain a list of what `chat-link.ts` imports. */
export const loadChatLink = (offer: HTMLElement): Promise<void> =>
  import('./chat-link.ts').then(({ showOffer }) => showOffer(offer));

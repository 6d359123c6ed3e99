/** A file of its own without imports: every page of a brand with chat would list what `chat-link.ts` imports. */
export const loadChatLink = (offer: HTMLElement): Promise<void> =>
  import('./chat-link.ts').then(({ showOffer }) => showOffer(offer));

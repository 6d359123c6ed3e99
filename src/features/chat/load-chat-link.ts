/** A separate file without imports; otherwise every page of a brand with chat would list the imports of `chat-link.ts`. */
export const loadChatLink = (offer: HTMLElement): Promise<void> =>
  import('./chat-link.ts').then(({ showOffer }) => showOffer(offer));

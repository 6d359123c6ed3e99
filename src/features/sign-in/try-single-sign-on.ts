/** This is a separate file, so that pages that load it don't preload everything that `sign-on-by-cookie.ts` imports. */
export const trySingleSignOn = (name: string): Promise<void> =>
  import('./sign-on-by-cookie.ts').then(({ offerSignOn }) => offerSignOn(name));

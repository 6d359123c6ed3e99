/** A file of its own without imports: the pages that start here would list what `sign-on-by-cookie.ts` imports. */
export const trySingleSignOn = (name: string): Promise<void> =>
  import('./sign-on-by-cookie.ts').then(({ offerSignOn }) => offerSignOn(name));

/** What the sign-in page says of its brand for a sign-in without the form: an island has its slice, a script has none. */
import * as v from 'valibot';
import type { SignInBrand } from '../../session/session.store.ts';

const brand = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    code: v.string(),
    storeId: v.number(),
    rules: v.object({
      dataDomainToken: v.number(),
      signInFlow: v.picklist(['newer', 'userauth', 'older', 'token']),
      sites: v.object({ shop: v.string(), senior: v.string(), producer: v.string() }),
    }),
  }),
);

/** The brand out of the page; null where the page says nothing of it. @param written JSON, as `login.astro` bakes it */
export function readSignOnBrand(written: string | undefined): SignInBrand | null {
  const read = v.safeParse(brand, written);
  return read.success ? read.output : null;
}

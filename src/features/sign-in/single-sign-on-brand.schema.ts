/** The brand data that the sign-in page carries for a single sign-on. Islands get a brand slice; this script does not. */
import * as v from 'valibot';
import { ENVIRONMENTS } from '../../lib/environment.ts';
import type { SignInBrand } from '../../session/sign-in/start-session.ts';

const site = v.record(v.picklist([...ENVIRONMENTS, 'everywhere']), v.string());

const brand = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    code: v.string(),
    storeId: v.number(),
    rules: v.object({
      dataDomainToken: v.number(),
      signInFlow: v.picklist(['newer', 'userauth', 'older', 'token']),
      sites: v.object({ shop: site, senior: site, producer: site }),
    }),
  }),
);

/** Null if the JSON of `login.astro` is missing or invalid. */
export function readSignOnBrand(json: string | undefined): SignInBrand | null {
  const parsed = v.safeParse(brand, json);
  return parsed.success ? parsed.output : null;
}

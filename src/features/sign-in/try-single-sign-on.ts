/** Signs in without the form, where the address names somebody and a cookie of the services speaks of the same person. */
import { followRedirect } from '../../session/redirects/sign-in-redirect.ts';
import { singleSignOn } from '../../session/sign-in/single-sign-on.ts';
import { readSignOnBrand } from './single-sign-on-brand.schema.ts';

/** @param name out of the address */
export async function trySignOn(name: string): Promise<void> {
  const brand = readSignOnBrand(document.querySelector<HTMLElement>('#sign-on')?.dataset['brand']);
  const redirect = brand && (await singleSignOn(name, brand));
  if (redirect) followRedirect(redirect);
}

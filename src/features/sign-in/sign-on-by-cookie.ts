/** Signs in without the form if the address has a login ID and a cookie of the services confirms it (spec 000 §2 'loginId'). */
import { followRedirect } from '../../session/redirects/sign-in-redirect.ts';
import { singleSignOn } from '../../session/sign-in/single-sign-on.ts';
import { readSignOnBrand } from './single-sign-on-brand.schema.ts';

export async function signOnByCookie(name: string): Promise<void> {
  const brand = readSignOnBrand(document.querySelector<HTMLElement>('#sign-on')?.dataset['brand']);
  const redirect = brand && (await singleSignOn(name, brand));
  if (redirect) followRedirect(redirect);
}

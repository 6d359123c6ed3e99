/** Titles and descriptions, in both languages, of pages that have no text file. A test compares the keys with the pages. */
import type { BrandError } from '../../src/brand/brand-error.ts';
import { pagePath } from '../../src/brand/addresses.ts';
import type { BrandSite } from '../../src/brand/read-brands.ts';
import { copyNames, sameNameError } from '../../src/brand/validate/same-names.ts';
import { brandsByState } from '../../src/features/zip-to-brand/brands-by-state.text.es.ts';
import { texts as brandsByStateTexts } from '../../src/features/zip-to-brand/brands-by-state.text.ts';
import { contact } from '../../src/features/help/contact.text.es.ts';
import { texts as contactTexts } from '../../src/features/help/contact.text.ts';
import { forgotPassword } from '../../src/features/account/recovery/forgot-password.text.es.ts';
import { texts as forgotPasswordTexts } from '../../src/features/account/recovery/forgot-password.text.ts';
import { forgotUserName } from '../../src/features/account/recovery/forgot-user-name.text.es.ts';
import { texts as forgotUserNameTexts } from '../../src/features/account/recovery/forgot-user-name.text.ts';
import { layout } from '../../src/layouts/page/layout.text.es.ts';
import { texts as layoutTexts } from '../../src/layouts/page/layout.text.ts';
import { maintenance } from '../../src/member/screen/maintenance.text.es.ts';
import { texts as maintenanceTexts } from '../../src/member/screen/maintenance.text.ts';
import { member } from '../../src/member/shared/member.text.es.ts';
import { texts as memberTexts } from '../../src/member/shared/member.text.ts';
import { plans } from '../../src/features/coverage/plans.text.es.ts';
import { texts as plansTexts } from '../../src/features/coverage/plans.text.ts';
import { producer } from '../../src/member/producer/producer.text.es.ts';
import { texts as producerTexts } from '../../src/member/producer/producer.text.ts';
import { register } from '../../src/features/register/register.text.es.ts';
import { texts as registerTexts } from '../../src/features/register/register.text.ts';
import { search } from '../../src/features/search/search.text.es.ts';
import { texts as searchTexts } from '../../src/features/search/search.text.ts';

const inBoth = <Key extends string>(
  english: Readonly<Record<Key, string>>,
  spanish: Readonly<Record<Key, string>>,
  key: Key,
) => ({ key, texts: [english[key], spanish[key]] });

/** Keyed by page name. `{brand}` stands for the brand's name. */
export const ROUTED_NAMES = {
  '404': {
    title: inBoth(layoutTexts, layout, 'notFound'),
    description: inBoth(layoutTexts, layout, 'notFoundText'),
  },
  'all-pages': {
    title: inBoth(searchTexts, search, 'allTitle'),
    description: inBoth(searchTexts, search, 'allDescription'),
  },
  'brands-by-state': {
    title: inBoth(brandsByStateTexts, brandsByState, 'title'),
    description: inBoth(brandsByStateTexts, brandsByState, 'description'),
  },
  'forgot-password': {
    title: inBoth(forgotPasswordTexts, forgotPassword, 'title'),
    description: inBoth(forgotPasswordTexts, forgotPassword, 'description'),
  },
  'forgot-user-name': {
    title: inBoth(forgotUserNameTexts, forgotUserName, 'title'),
    description: inBoth(forgotUserNameTexts, forgotUserName, 'description'),
  },
  login: {
    title: inBoth(layoutTexts, layout, 'signInTitle'),
    description: inBoth(layoutTexts, layout, 'signInDescription'),
  },
  logout: {
    title: inBoth(layoutTexts, layout, 'signedOut'),
    description: inBoth(layoutTexts, layout, 'signedOutText'),
  },
  maintenance: {
    title: inBoth(memberTexts, member, 'maintenanceTitle'),
    description: inBoth(maintenanceTexts, maintenance, 'maintenanceText'),
  },
  msg: {
    title: inBoth(contactTexts, contact, 'title'),
    description: inBoth(contactTexts, contact, 'lead'),
  },
  plans: {
    title: inBoth(plansTexts, plans, 'title'),
    description: inBoth(plansTexts, plans, 'description'),
  },
  producer: {
    title: inBoth(producerTexts, producer, 'title'),
    description: inBoth(producerTexts, producer, 'signedOutText'),
  },
  register: {
    title: inBoth(registerTexts, register, 'title'),
    description: inBoth(registerTexts, register, 'description'),
  },
  search: {
    title: inBoth(searchTexts, search, 'title'),
    description: inBoth(searchTexts, search, 'description'),
  },
} as const;

/** Finds pages of a brand that have the same title or description as a page without a text file. */
export const routedNameErrors = ({ brand, copy }: BrandSite): BrandError[] =>
  copyNames(new Map(Object.entries(copy)), brand).flatMap((name) => {
    const page = Object.entries(ROUTED_NAMES).find(
      ([page, names]) =>
        ['404', ...brand.pages].includes(page) &&
        names[name.key].texts.some((text) => text.replace('{brand}', brand.name) === name.text),
    );
    return page ? [sameNameError(name, pagePath(page[0]))] : [];
  });

/** Schema of `brands/_states/<state>.yaml`, facts about a state (decisions/brands#facts-about-a-state). */
import * as v from 'valibot';
import { group, key, matching, phone, text, whole } from '../schema/fields.schema.ts';
import { TAGLINE_LANGUAGES, type LanguageCode } from './tagline-languages.ts';

/** Number of languages that Section 1557 requires on significant communications. */
const MOST_SPOKEN = 15;
const MOST_SPOKEN_EXAMPLE: LanguageCode[] = [
  'es',
  'zh',
  'vi',
  'ru',
  'pdc',
  'ko',
  'it',
  'ar',
  'fr',
  'de',
  'gu',
  'pl',
  'ht',
  'km',
  'pt',
];

const words = v.strictObject(
  { english: key(text, 'In English', 'Pennsylvania'), spanish: key(text, 'In Spanish', 'Pensilvania') },
  'expected english and spanish',
);
const site = matching(/^https:\/\/[a-z0-9.-]+\/\S*$/, 'an address such as https://www.insurance.pa.gov/');

const name = group(words, 'Name of the office');
const officePhone = key(phone, 'Its phone number', '1-877-881-6388');
const officeSite = key(site, 'Its site', 'https://www.insurance.pa.gov/');
const covers = group(words, 'What it is for, in a few words');
const program = v.strictObject({ name: group(words, 'Name of the program') });

const days = whole(1, 120, 'a number of days, 1 to 120');

const promptPay = v.strictObject({
  days: key(
    days,
    'Calendar days, after the one on which the insurer received a complete medical claim, to pay it; the longest period, if it depends on how the claim was sent. A law that counts working days is left out',
    45,
  ),
  electronicDays: v.optional(
    key(days, 'Calendar days for a claim that was sent electronically; default: the same', 30),
  ),
  denyDays: v.optional(
    key(days, 'Calendar days to say that a claim is not payable; default: the law sets none', 30),
  ),
  law: key(text, 'Citation of the law, which is the same in every language', '40 P.S. § 991.2166'),
});

export const stateSchema = v.strictObject({
  name: group(words, 'Name of the state, as in "Help in Pennsylvania"'),
  regulator: group(
    v.strictObject({ name, covers: v.optional(covers), phone: officePhone, site: officeSite }),
    'The office that takes complaints about insurers',
  ),
  otherRegulator: v.optional(
    group(
      v.strictObject({ name, covers, phone: officePhone, site: officeSite }),
      'A second office for complaints, such as one for HMOs',
    ),
  ),
  externalAppeal: v.optional(
    group(
      v.strictObject({ name, phone: v.optional(officePhone), site: v.optional(officeSite) }),
      'Who arranges external reviews, starting with an article; default: the letter about the appeal says it',
    ),
  ),
  ownMarketplace: key(v.boolean(), 'Whether the state has a marketplace of its own', true),
  marketplace: group(
    v.strictObject({
      name: key(text, 'Name of the marketplace', 'Pennie'),
      phone: v.optional(officePhone),
      site: officeSite,
    }),
    'Where people buy a plan of their own',
  ),
  medicaid: v.optional(group(program, 'Medicaid, if it has another name in the state')),
  children: v.optional(group(program, "The state's program for children")),
  medicareCounseling: v.optional(
    group(
      v.strictObject({
        name: key(text, 'Name of the program', 'PA MEDI'),
        phone: key(phone, 'Its phone number', '1-800-783-7067'),
      }),
      'Free advice on Medicare',
    ),
  ),
  promptPay: v.optional(
    group(
      promptPay,
      'The law on paying claims in time; default: claims name no day (decisions/claims#legal-deadlines-to-settle-claims)',
    ),
  ),
  languages: key(
    v.pipe(
      v.array(
        v.picklist(
          TAGLINE_LANGUAGES,
          `expected a language with a text, one of ${TAGLINE_LANGUAGES.join(', ')}`,
        ),
      ),
      v.length(MOST_SPOKEN, `expected ${MOST_SPOKEN} languages`),
      v.check((codes) => new Set(codes).size === codes.length, 'expected each language once'),
    ),
    'The languages that most people with limited English speak, the largest group first, from the HHS list for section 1557; Somali and Oromo for what the Census counts as Cushite',
    MOST_SPOKEN_EXAMPLE,
  ),
  notes: group(
    v.pipe(v.array(words), v.minLength(1, 'expected at least one note')),
    'What differs from other states, a sentence or two each',
  ),
  privacyLaw: group(words, 'The paragraph on state law in the privacy policy'),
});

export type StateRecord = v.InferOutput<typeof stateSchema>;
export type Words = v.InferOutput<typeof words>;

export type PromptPay = v.InferOutput<typeof promptPay>;

export const STATE_KEYS: readonly string[] = Object.keys(stateSchema.entries);

export const parseStateRecord = (data: unknown) => v.safeParse(stateSchema, data);

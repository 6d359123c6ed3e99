/** Finds personal values of the sandbox's accounts in analytics events (decisions/visitors#closed-lists-of-analytics-events). */
import { ANALYTICS_EVENT, ANALYTICS_FLAGS, ANALYTICS_PAGES } from '../../src/lib/page/analytics.ts';
import { UNREGISTERED_FAMILIES } from '../../stubs/people/families/unregistered.ts';
import { FAMILIES } from '../../stubs/people/families.ts';
import { PEOPLE } from '../../stubs/people/people.ts';

/** Matches ids, zip codes, phone numbers and dates. Three digits in a row are enough for a match, because no event name contains them. */
const NUMBER = /\d{3}|\d{1,2}[-/]\d{1,2}[-/]\d/;

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length > 2);

/** First and last names and user names, in lower case. */
const PERSONAL_WORDS: ReadonlySet<string> = new Set([
  ...PEOPLE.flatMap(({ name, logonId }) => [...wordsOf(name), logonId.toLowerCase()]),
  ...Object.values({ ...FAMILIES, ...UNREGISTERED_FAMILIES }).flatMap(({ members }) =>
    members.flatMap(({ firstName, lastName }) => wordsOf(`${firstName} ${lastName}`)),
  ),
]);

/** The personal values in a text: names, user names, ids, dates and email addresses. */
export function personalValuesIn(text: string): string[] {
  const numbers = text.match(new RegExp(NUMBER, 'g')) ?? [];
  const addresses = text.includes('@') ? ['@'] : [];
  return [...wordsOf(text).filter((word) => PERSONAL_WORDS.has(word)), ...numbers, ...addresses];
}

const has = (list: readonly string[], name: unknown): boolean =>
  typeof name === 'string' && list.includes(name);

/** Whether an event contains only the keys and names that `AnalyticsDetail` allows. */
function isListed(detail: unknown): boolean {
  if (typeof detail !== 'object' || detail === null) return false;
  const { kind, page, flag, ...others } = { kind: '', page: '', flag: undefined, ...detail };
  if (Object.keys(others).length > 0) return false;
  if (kind === 'page') return has(ANALYTICS_PAGES, page) && flag === undefined;
  return kind === 'flag' && has(['', ...ANALYTICS_PAGES], page) && has(ANALYTICS_FLAGS, flag);
}

/** Runs in every page of a test. Reports events as console messages, which survive a navigation. */
export const REPORT_ANALYTICS = `addEventListener('${ANALYTICS_EVENT}', ({ detail }) =>
  console.debug('${ANALYTICS_EVENT} ' + JSON.stringify(detail)))`;

/** Describes what is wrong with an event; null for other console messages. */
export function analyticsFault(message: string): string | null {
  if (!message.startsWith(`${ANALYTICS_EVENT} `)) return null;
  const text = message.slice(ANALYTICS_EVENT.length + 1);
  const [value] = personalValuesIn(text);
  if (value !== undefined) return `analytics: '${value}' in ${text}`;
  return isListed(JSON.parse(text)) ? null : `analytics: not in the list of events: ${text}`;
}

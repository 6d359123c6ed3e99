/** Whether a tag manager may load (spec 000 §7; decisions/visitors#consent-before-a-tag-manager). Pure. */
import { environmentOf } from '../../lib/storage/environment.ts';

export const CHOICES = ['allowed', 'refused'] as const;
export type Choice = (typeof CHOICES)[number];

const DAY_MS = 86_400_000;
/** How long a choice is valid; then the banner asks again. Not in the spec. */
export const CHOICE_LIFETIME_MS = 183 * DAY_MS;

export interface TagIds {
  www: string;
  nonWww: string;
  prod: string;
  test: string;
}

/** The tag manager's container id for a host (spec 000 §7 'differs by brand and by www versus non-www host'). */
export const containerOf = (host: string, { www, nonWww }: TagIds): string =>
  host.toLowerCase().startsWith('www.') ? www : nonWww;

/**
 * The coremetrics id for a host. Only the production site uses the production id (spec 000 §3 'coremetricsIdProd,
 * coremetricsIdTest').
 */
export const coremetricsIdOf = (host: string, { prod, test }: TagIds): string =>
  environmentOf(host) === 'prod' ? prod : test;

export const isChoice = (value: unknown): value is Choice => CHOICES.some((choice) => choice === value);

/** The stored form of a choice. @param now milliseconds since 1970 */
export const writeChoice = (choice: Choice, now: number): string => `${choice} ${now}`;

/** Reads a stored choice. Null if there is none, or it is too old or malformed. @param now milliseconds since 1970 */
export function readChoice(stored: string | null, now: number): Choice | null {
  const [choice, made = ''] = (stored ?? '').split(' ');
  const age = now - Number(made || Number.NaN);
  return isChoice(choice) && age >= 0 && age < CHOICE_LIFETIME_MS ? choice : null;
}

interface Visit {
  choice: Choice | null;
  /** Whether the browser sends the Global Privacy Control signal. */
  optsOut: boolean;
  /** Whether this tab has a session, or another tab of the browser may have one. */
  hasSession: boolean;
}

/** Returns 'nothing' for signed-in users. Global Privacy Control counts as a refusal until the visitor chooses. */
export function onVisit({ choice, optsOut, hasSession }: Visit): 'load' | 'ask' | 'nothing' {
  if (hasSession || choice === 'refused') return 'nothing';
  if (choice === 'allowed') return 'load';
  return optsOut ? 'nothing' : 'ask';
}

/** Pages where third-party code may not run: they have fields for personal data, or a search term in the address. */
const FORM_PAGES: readonly string[] = [
  ...['find-care', 'find-your-plan', 'forgot-password', 'forgot-user-name'],
  ...['msg', 'plans', 'register', 'search'],
];

/** Whether third-party code may run on the page. @param path without the language prefix */
export const isCounted = (path: string): boolean => !FORM_PAGES.includes(path.split('/')[1] ?? '');

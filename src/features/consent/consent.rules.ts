/** Whether and what a brand's tag manager may load (spec 000 §7; decisions/visitors#consent-before-a-tag-manager). Pure. */
import { environmentOf } from '../../lib/storage/environment.ts';

export const CHOICES = ['allowed', 'refused'] as const;
export type Choice = (typeof CHOICES)[number];

const DAY_MS = 86_400_000;
/** Chosen here: the banner asks again after half a year. */
export const CHOICE_LIFETIME_MS = 183 * DAY_MS;

export interface TagIds {
  /** Containers by kind of host. */
  www: string;
  nonWww: string;
  /** Coremetrics ids by environment. */
  prod: string;
  test: string;
}

/** The container of a host (spec 000 §7 'differs by brand and by www versus non-www host'). */
export const containerOf = (host: string, { www, nonWww }: TagIds): string =>
  host.toLowerCase().startsWith('www.') ? www : nonWww;

/** Only the production site counts its visitors as such (spec 000 §3 'coremetricsIdProd, coremetricsIdTest'). */
export const coremetricsIdOf = (host: string, { prod, test }: TagIds): string =>
  environmentOf(host) === 'prod' ? prod : test;

export const isChoice = (value: unknown): value is Choice => CHOICES.some((choice) => choice === value);

/** The stored form of a choice. @param now milliseconds since 1970 */
export const writeChoice = (choice: Choice, now: number): string => `${choice} ${now}`;

/** A stored choice; null if none was made, it is too old, or other code wrote it. @param now milliseconds since 1970 */
export function readChoice(stored: string | null, now: number): Choice | null {
  const [choice, made = ''] = (stored ?? '').split(' ');
  const age = now - Number(made || Number.NaN);
  return isChoice(choice) && age >= 0 && age < CHOICE_LIFETIME_MS ? choice : null;
}

interface Visit {
  choice: Choice | null;
  /** Global Privacy Control of the browser. */
  optsOut: boolean;
  /** A session in this browser tab or maybe in another one. */
  hasSession: boolean;
}

/** What a visitor page does: a signed-in user is no visitor; the browser's refusal counts until the visitor chooses. */
export function onVisit({ choice, optsOut, hasSession }: Visit): 'load' | 'ask' | 'nothing' {
  if (hasSession || choice === 'refused') return 'nothing';
  if (choice === 'allowed') return 'load';
  return optsOut ? 'nothing' : 'ask';
}

/** Pages with fields for personal values, or with a search term in their address: third-party code may not see them. */
const FORM_PAGES: readonly string[] = [
  ...['find-your-plan', 'forgot-password', 'forgot-user-name', 'msg', 'plans', 'register', 'search'],
];

/** @param path without the prefix of a language */
export const isCounted = (path: string): boolean => !FORM_PAGES.includes(path.split('/')[1] ?? '');

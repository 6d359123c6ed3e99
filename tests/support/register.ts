/** Drives the registration page in browser tests, with people who are not registered yet. */
import { expect, type Page } from 'playwright/test';
import { today, toUsDate } from '../../src/lib/date/date.ts';
import { birthDate } from '../../stubs/sandbox/data/days.ts';
import { UNREGISTERED_FAMILIES } from '../../stubs/people/families/unregistered.ts';
import { brandWhere } from './portal.ts';

/** A brand that offers several kinds of registration. */
export const brand = brandWhere(
  ({ memberId, registrationTypes, signIn }) =>
    memberId.rule === 'general' && registrationTypes.length > 1 && signIn.flow === 'newer',
);
const { ashgrove, farrow } = UNREGISTERED_FAMILIES;
export const [WENDELL, PETRA] = ashgrove.members;
/** A person that no test registers. */
export const [LUCINDA] = farrow.members;
export const FARROW_ID = farrow.agreementId;
export const ASHGROVE_ID = ashgrove.agreementId;
export const PASSWORD = 'Lantern-42?';

type Values = Readonly<Record<string, string>>;

/** The birth date as typed: mm/dd/yyyy. */
export const birthOf = (member: (typeof ashgrove.members | typeof farrow.members)[number]): string =>
  toUsDate(birthDate(member, today('America/New_York')));

/** A user name that no other test uses. */
export const newName = (): string => `user.${crypto.randomUUID().slice(0, 8)}`;

export const step = (page: Page, name: string) =>
  page.locator('.card').getByRole('heading', { level: 2, name, exact: true });
export const summary = (page: Page) => page.locator('.error-summary');
const control = (page: Page, name: string) => page.locator(`.step-form [name="${name}"]`);

/** Fills fields by name. A select gets the value of an option. */
export async function fill(page: Page, values: Values): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = control(page, name);
    if (['relationship', 'phoneType', 'question'].includes(name)) await field.selectOption(value);
    else await field.fill(value);
  }
}

export const next = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Continue', exact: true }).click();

/**
 * Chooses the kind of registration, on a brand that offers several.
 * @param relationship the option to choose in the relationship field, which only members have
 */
export async function choose(page: Page, label: string, relationship?: string): Promise<void> {
  await page.getByRole('radio', { name: label }).check();
  if (relationship) await fill(page, { relationship });
  await next(page);
  await expect(step(page, 'Who is registering?')).toBeFocused();
}

export const visitor = (changes: Values = {}): Values => ({
  firstName: 'Hester',
  lastName: `Quill ${crypto.randomUUID().slice(0, 8)}`,
  dateOfBirth: '05/17/1990',
  zipCode: '15222',
  email: 'hester@mail.com',
  ...changes,
});

export async function fillQuestion(page: Page): Promise<void> {
  await fill(page, { question: '101', answer: 'Harrow Lane' });
  await page.getByRole('checkbox', { name: 'I agree' }).check();
}

export const send = (page: Page): Promise<void> =>
  page.locator('.step-form').getByRole('button', { name: 'Register', exact: true }).click();

/** Drives the registration page in component tests, with people who are not registered yet. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { birthDate } from '../../../stubs/sandbox/data/days.ts';
import { UNREGISTERED_FAMILIES } from '../../../stubs/people/families/unregistered.ts';
import { today, toUsDate } from '../../../src/lib/date/date.ts';
import type { Brand } from '../../../src/brand/brand.schema.ts';
import { registerBrandOf } from '../../../src/features/register/register-brand.ts';
import { EMPTY_FORM } from '../../../src/features/register/register-form.rules.ts';
import Register from '../../../src/features/register/register.island.tsx';
import {
  $form,
  $questions,
  $registration,
  closeCritical,
} from '../../../src/features/register/register.store.ts';
import { brandWhere } from '../brands.ts';
import { renderFor, user } from './portal.tsx';

/** A brand that offers several kinds of registration. */
export const brand = brandWhere(
  ({ memberId, registrationTypes, signIn }) =>
    memberId.rule === 'general' && registrationTypes.length > 1 && signIn.flow === 'newer',
);
/** A brand on which only members can register, from age 12. */
export const onlyMembers = brandWhere(
  ({ registrationTypes, minimumMemberAge }) => registrationTypes.length === 1 && minimumMemberAge === 12,
);

export const PASSWORD = 'Lantern-42?';

const { agreementId, members } = UNREGISTERED_FAMILIES.ashgrove;
const [wendell, petra, silas] = members;
const birthOf = (member: (typeof members)[number]): string =>
  toUsDate(birthDate(member, today('America/New_York')));
/** An adult that the service recognizes. */
export const ADULT = {
  firstName: wendell.firstName,
  lastName: wendell.lastName,
  dateOfBirth: birthOf(wendell),
  memberId: agreementId,
  email: 'wendell@mail.com',
};
/** A 15-year-old child that the service recognizes, with the data that a guardian enters. */
export const SILAS = {
  firstName: silas.firstName,
  lastName: silas.lastName,
  dateOfBirth: birthOf(silas),
  memberId: agreementId,
  email: 'silas@mail.com',
};
/** The child's guardian, who is an adult on the same plan. */
export const GUARDIAN = {
  guardianFirstName: petra.firstName,
  guardianLastName: petra.lastName,
  guardianDateOfBirth: birthOf(petra),
};

type Values = Readonly<Record<string, string>>;

/** Opens the first step of a new registration. @param path path of the page */
export function openRegister(at: Brand, path = '/register/'): void {
  // Resets the stores, which live as long as the worker.
  $registration.set({
    step: null,
    reached: [],
    consumerId: '',
    identified: null,
    coverage: [],
    registered: null,
    refusedAge: null,
    status: { state: 'typing' },
  });
  $form.set(EMPTY_FORM);
  $questions.set({ state: 'loading' });
  closeCritical();
  renderFor(at, path, () => <Register brand={registerBrandOf(at)} />);
}

export const newName = (): string => `user.${crypto.randomUUID().slice(0, 8)}`;

/** Waits until the heading of a step has focus. */
export const step = (name: string) =>
  waitFor(() => {
    const heading = screen.getByRole('heading', { level: 2, name });
    expect(heading).toHaveFocus();
    return heading;
  });

export function field(name: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(`.step-form [name="${name}"]`);
  if (!element) throw new Error(`no field ${name}`);
  return element;
}

/** Waits until a field has the error `text`, or no error if `text` is null. Fields are checked shortly after they lose focus. */
export const expectFieldError = (name: string, text: string | null): Promise<void> =>
  waitFor(() => expect(document.querySelector(`#register-${name}-error`)?.textContent ?? null).toBe(text));

/** Fills fields by name. A select gets the value of an option. */
export async function fill(values: Values): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const control = field(name);
    if (control instanceof HTMLSelectElement) await user.selectOptions(control, value);
    else {
      await user.clear(control);
      if (value === '') continue;
      await user.click(control);
      await user.paste(value); // faster than typing one key after the other
    }
  }
}

/** Leaves a field, which triggers its check. @param other the label of the field to click instead */
export const leaveFor = (other: string): Promise<void> => user.click(screen.getByLabelText(other));

export const next = (): Promise<void> => user.click(screen.getByRole('button', { name: 'Continue' }));

/**
 * Chooses the kind of registration, on a brand that offers several.
 * @param relationship the option to choose in the relationship field, which only members have
 */
export async function choose(label: RegExp | string, relationship = 'SELF'): Promise<void> {
  await user.click(screen.getByRole('radio', { name: label }));
  if (document.querySelector('[name="relationship"]')) await fill({ relationship });
  await next();
  await step('Who is registering?');
}

/** Completes the first step on a brand on which only members can register. */
export async function chooseRelationship(relationship = 'SELF'): Promise<void> {
  await fill({ relationship });
  await next();
  await step('Who is registering?');
}

/** Goes back and changes a member's relationship. */
export async function changeRelationship(relationship: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => field('relationship'));
  await chooseRelationship(relationship);
}

export const visitor = (changes: Values = {}): Values => ({
  firstName: 'Hester',
  lastName: `Quill ${crypto.randomUUID().slice(0, 8)}`,
  dateOfBirth: '05/17/1990',
  zipCode: '15222',
  email: 'hester@mail.com',
  ...changes,
});

export async function fillQuestion(): Promise<void> {
  await waitFor(() => field('question'));
  await fill({ question: '101', answer: 'Harrow Lane' });
  const terms = screen.getByRole<HTMLInputElement>('checkbox', { name: /I agree/ });
  if (!terms.checked) await user.click(terms);
}

/** Fills in the user name and password, continues to the last step, and fills in that step too. */
export async function chooseSignIn(logonId: string): Promise<void> {
  await step('Choose how you sign in');
  await fill({ logonId, password: PASSWORD });
  await next();
  await step('Contact and security');
  await fillQuestion();
}

/** Fills in every step, including the last one, but does not send the form. @returns the user name */
export async function reachLastStep(who: Values): Promise<string> {
  const logonId = newName();
  await choose(/^Visitor, under 65/);
  await fill(who);
  await next();
  await chooseSignIn(logonId);
  return logonId;
}

export const sendButton = () => screen.getByRole('button', { name: 'Register' });

/** The errors in the step's error summary. */
export const summed = (): (string | null)[] =>
  within(screen.getByRole('group', { name: /need(s)? your attention/ }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

export const result = (): HTMLElement => {
  const element = document.querySelector<HTMLElement>('.step-result');
  if (!element) throw new Error('no result');
  return element;
};

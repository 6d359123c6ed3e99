/**
 * The four screens of registration: what each asks and why, how to go back, and where the account is used
 * (decisions/sign-in#the-screens-of-registration).
 */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { META_KEY } from '../../lib/storage/storage.ts';
import { texts as validation } from '../../lib/fields/validation.text.ts';
import { user } from '../../../tests/support/component/portal.tsx';
import {
  ADULT,
  brand,
  choose,
  chooseRelationship,
  chooseSignIn,
  expectFieldError,
  field,
  fill,
  leaveFor,
  newName,
  next,
  onlyMembers,
  openRegister,
  PASSWORD,
  sendButton,
  SILAS,
  step,
  visitor,
} from '../../../tests/support/component/register.tsx';
import { changeResponse } from '../../../tests/support/component/services.ts';
import { registerBrandOf } from './register-brand.ts';
import { currentForm } from './register-flow.store.ts';
import { reasonOf } from './register-labels.ts';
import { PERSISTED_FORM_KEY } from './persisted-form-key.ts';
import { persistForm, persistedForm } from './persisted-form.ts';
import { EMPTY_FORM, isRegisterField, NEVER_PERSISTED } from './register-form.rules.ts';
import { texts } from './register.text.ts';

const NEVER_PERSISTED_TEXT = texts.neverKept;

/** The description of a control and that of its group, as a screen reader reads them. */
const descriptionsOf = (control: HTMLElement): string =>
  [control, control.closest('fieldset')]
    .flatMap((element) => element?.getAttribute('aria-describedby')?.split(' ') ?? [])
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

/** Expects each field on the screen to explain why it is asked for. Returns the names of the fields. */
function expectReasons(at = brand): string[] {
  const form = currentForm(registerBrandOf(at));
  const controls = [...document.querySelectorAll<HTMLElement>('.step-form :is(input, select)[name]')];
  const names = new Set<string>();
  for (const control of controls) {
    const name = control.getAttribute('name') ?? '';
    if (!isRegisterField(name)) throw new Error(`no field ${name}`);
    names.add(name);
    const description = descriptionsOf(control);
    expect(description).toContain(reasonOf(name, form));
    expect(description.includes(NEVER_PERSISTED_TEXT)).toBe(NEVER_PERSISTED.includes(name));
  }
  return [...names];
}

const progress = (): string | null => document.querySelector('.wizard-position')?.textContent ?? null;
const heading = () => screen.getByRole('heading', { level: 2 });
const states = (): (string | null)[] =>
  within(screen.getByRole('navigation', { name: 'Steps of registration' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('.step-state')?.textContent ?? null);

it('a member sees four screens, each with its step number and a reason for every question', async () => {
  openRegister(brand);
  await user.click(screen.getByRole('radio', { name: /^Member, under 65/ }));
  const asked = [expectReasons()];
  expect(heading()).toHaveAccessibleDescription('Step 1 of 4');
  expect(screen.queryByRole('button', { name: 'Back' })).toBe(null);
  await chooseRelationship();
  asked.push(expectReasons());
  expect(heading()).toHaveAccessibleDescription('Step 2 of 4');
  await fill(ADULT);
  await next();
  await step('Choose how you sign in');
  asked.push(expectReasons());
  expect(heading()).toHaveAccessibleDescription('Step 3 of 4');
  expect(states()).toEqual(['Complete', 'Complete', 'Current step', 'Not complete']);
  expect(
    screen.getByText(`We found ${ADULT.firstName} ${ADULT.lastName}, with`, { exact: false }),
  ).toHaveTextContent('Community Choice PPO 1500 and Three-Tier Prescription Drug.');
  await fill({ logonId: newName(), password: PASSWORD });
  await next();
  await step('Contact and security');
  await waitFor(() => field('question'));
  asked.push(expectReasons());
  expect(heading()).toHaveAccessibleDescription('Step 4 of 4');
  expect(asked).toEqual([
    ['registrationType', 'relationship'],
    ['firstName', 'lastName', 'dateOfBirth', 'memberId', 'email'],
    ['logonId', 'password'],
    ['phone', 'question', 'answer', 'terms'],
  ]);
});

it('a guardian is asked for the names of guardian and child, with a reason for each', async () => {
  openRegister(onlyMembers);
  expect(expectReasons(onlyMembers)).toEqual(['relationship']);
  expect(
    within(screen.getByRole('navigation', { name: 'Steps of registration' })).getAllByRole('listitem')[0],
  ).toHaveTextContent('Relationship to the plan');
  await chooseRelationship('CUSTODIAL PARENT/GUARDIAN');
  expect(expectReasons(onlyMembers)).toHaveLength(8);
  expect(screen.getByRole('group', { name: texts.guardian })).toHaveAccessibleDescription(texts.guardianWhy);
  expect(screen.getByRole('group', { name: 'Name' })).toHaveAccessibleDescription(texts.nameWhyChild);
  expect(field('guardianDateOfBirth')).toHaveAccessibleDescription(
    `${texts.guardianDateOfBirthWhy} ${texts.dateOfBirthHint}`,
  );
});

it('going back shows each screen with its values, including the member ID and the password', async () => {
  openRegister(brand);
  const back = () => user.click(screen.getByRole('button', { name: 'Back' }));
  const logonId = newName();
  await choose(/^Visitor, Medicare/);
  const who = visitor();
  await fill(who);
  await next();
  await chooseSignIn(logonId);
  await back();
  await step('Choose how you sign in');
  expect(progress()).toBe('Step 3 of 4');
  expect(field('logonId')).toHaveValue(logonId.toUpperCase());
  expect(field('password')).toHaveValue(PASSWORD);
  await back();
  await step('Who is registering?');
  for (const [name, value] of Object.entries(who)) expect(field(name)).toHaveValue(value);
  await back();
  await step('How do you want to use this site?');
  expect(screen.getByRole('radio', { name: /^Visitor, Medicare/ })).toBeChecked();
  await choose(/^Member, Medicare/);
  await fill({ memberId: SILAS.memberId });
  await back();
  await chooseRelationship('SPOUSE');
  expect(field('memberId')).toHaveValue(SILAS.memberId);
  expect(field('email')).toHaveValue(who['email']);
});

it('sending a step leads back to an earlier screen if a question on that screen is unanswered', async () => {
  openRegister(brand);
  await choose(/^Visitor, under 65/);
  await fill(visitor());
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await step('How do you want to use this site?');
  await user.click(screen.getByRole('radio', { name: /^Member, under 65/ }));
  window.history.pushState(null, '', '#person');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await step('Who is registering?');
  await fill({ memberId: SILAS.memberId });
  await next();
  await step('How do you want to use this site?');
  expect(field('relationship')).toHaveValue('');
});

it.each([
  [
    'Visitor, under 65',
    'You’ll use this account at shop.harborline.example. When you sign in here, we take you there.',
  ],
  [
    'Visitor, Medicare',
    'You’ll use this account at senior.example. When you sign in here, we take you there.',
  ],
])('the last screen says where the account will be used: %s', async (type, sentence) => {
  openRegister(brand);
  await choose(new RegExp(`^${type}`));
  await fill(visitor());
  await next();
  await chooseSignIn(newName());
  expect(screen.getByText(sentence)).toBeVisible();
  expect(sendButton()).toBeVisible();
});

it('the last screen tells a member that the new account is for this site', async () => {
  openRegister(brand);
  await choose(/^Member, not sure which/);
  await fill(ADULT);
  await next();
  await chooseSignIn(newName());
  expect(screen.getByText('You’ll use this account on this site.')).toBeVisible();
});

it('the form rejects a password that meets the service’s rule but not the stricter rule of the specification', async () => {
  changeResponse<{ payload: object }>('userInfo/securityStrength', ({ payload }) => ({
    payload: {
      ...payload,
      minimumLength: 3,
      upperCaseRequired: false,
      lowerCaseRequired: false,
      digitRequired: false,
      specialRequired: false,
    },
  }));
  openRegister(brand);
  await choose(/^Visitor, under 65/);
  await fill(visitor());
  await next();
  await step('Choose how you sign in');
  await fill({ password: 'abc' });
  await leaveFor('User name');
  await expectFieldError('password', validation.password);
  expect(screen.getByText('2 of 6 done')).toBeVisible();
});

it('typed values are persisted for an hour in this tab, except values that would let another person into the account', () => {
  const typed = {
    ...EMPTY_FORM,
    ...visitor(),
    memberId: '123456789',
    password: PASSWORD,
    answer: 'Harrow',
  };
  persistForm(typed);
  const { memberId, password, answer, ...persisted } = typed;
  const filled = Object.entries(persisted).filter(([, value]) => value !== '');
  expect(persistedForm()).toEqual(Object.fromEntries(filled));
  for (const secret of [memberId, password, answer])
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(secret);
  const { [PERSISTED_FORM_KEY]: expires } = JSON.parse(sessionStorage.getItem(META_KEY) ?? '') as Record<
    string,
    number
  >;
  expect(((expires ?? 0) - Date.now()) / 60_000).toBeCloseTo(60, 0);
  sessionStorage.setItem(META_KEY, JSON.stringify({ [PERSISTED_FORM_KEY]: Date.now() - 1 }));
  expect(persistedForm()).toEqual({});
});

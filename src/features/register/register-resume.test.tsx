/** Which step is shown after a reload or a change of language, and why (decisions/sign-in#what-registration-stores). */
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  ADULT,
  brand,
  chooseSignIn,
  field,
  fill,
  GUARDIAN,
  newName,
  next,
  openRegister,
  PASSWORD,
  SILAS,
  step,
  visitor,
} from '../../../tests/support/component/register.tsx';
import { persistForm } from './persisted-form.ts';
import { EMPTY_FORM } from './register-form.rules.ts';
import { texts } from './register.text.ts';

const MEMBER = { registrationType: 'MREG', relationship: 'SELF', ...ADULT };
const CHILD = {
  registrationType: 'MREG',
  relationship: 'CUSTODIAL PARENT/GUARDIAN',
  ...SILAS,
  ...GUARDIAN,
};

/** Opens the page as if it were reloaded on the last of these steps. */
function reloadAfter(steps: readonly string[], typed: Readonly<Record<string, string>>): void {
  window.history.replaceState(null, '', '/register/');
  for (const hash of steps) window.history.pushState(null, '', `/register/#${hash}`);
  persistForm({ ...EMPTY_FORM, logonId: newName(), password: PASSWORD, ...typed });
  openRegister(brand, window.location.pathname + window.location.hash);
}

const back = (): void => window.history.back();

it.each([
  ['a member on the third screen', ['person', 'sign-in'], MEMBER],
  ['a member on the last screen', ['person', 'sign-in', 'contact'], MEMBER],
  ['a guardian on the third screen', ['person', 'sign-in'], CHILD],
])(
  'after a reload, the form explains why it asks for the member ID again: %s',
  async (_who, steps, typed) => {
    reloadAfter(steps, typed);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(texts.expired));
    const memberId = field('memberId');
    expect(memberId).toHaveValue('');
    const order = screen.getByRole('alert').compareDocumentPosition(memberId);
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
    await fill({ memberId: typed.memberId });
    await next();
    await screen.findByLabelText('User name');
  },
);

it('after a reload to the same step, the form shows no explanation', async () => {
  reloadAfter(['person'], MEMBER);
  expect(await screen.findByRole('heading', { name: 'Who is registering?' })).toBeVisible();
  expect(field('firstName')).toHaveValue(ADULT.firstName);
  expect(screen.queryByRole('alert')).toBe(null);
});

it('after a reload, the form explains why it asks for the password again, and each press of Back goes back one screen', async () => {
  reloadAfter(['person', 'sign-in', 'contact'], { registrationType: 'VU65', ...visitor() });
  await step('Choose how you sign in');
  expect(screen.getByRole('alert')).toHaveTextContent(texts.passwordGone);
  await chooseSignIn(newName());
  expect(screen.queryByRole('alert')).toBe(null);
  expect(window.location.hash).toBe('#contact');
  back();
  await step('Choose how you sign in');
  back();
  await step('Who is registering?');
});

it('after a reload that shows an earlier screen than the hash names, Back leads one screen further back', async () => {
  reloadAfter(['person', 'sign-in', 'contact'], { registrationType: 'VU65', ...visitor() });
  await step('Choose how you sign in');
  back();
  await step('Who is registering?');
  expect(window.location.hash).toBe('#person');
});

it('no alert appears after a reload on the screen that asks for the password', async () => {
  reloadAfter(['person', 'sign-in'], { registrationType: 'VU65', ...visitor() });
  await step('Choose how you sign in');
  expect(screen.queryByRole('alert')).toBe(null);
});

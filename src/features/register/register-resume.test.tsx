/** Which step is shown after a reload, a change of language, or a correction after Back, and why (decisions/sign-in#what-registration-stores). */
import { screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import {
  ADULT,
  brand,
  choose,
  chooseSignIn,
  field,
  fill,
  GUARDIAN,
  newName,
  next,
  openRegister,
  PASSWORD,
  reachLastStep,
  sendButton,
  SILAS,
  step,
  visitor,
} from '../../../tests/support/component/register.tsx';
import { user } from '../../../tests/support/component/portal.tsx';
import { breakCall, holdCall, repair, sentRequests } from '../../../tests/support/component/services.ts';
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

it('after a reload on the first step, the form is still filled in and shows no alert', async () => {
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

it('after a reload, Back leads to the screen before the displayed one, even if the hash names a later screen', async () => {
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

it('a visitor that the service no longer knows is asked to check the details, and needs no member ID', async () => {
  openRegister(brand);
  await reachLastStep(visitor());
  breakCall('registration/register', { kind: 'status', status: 404, code: 'CONSUMER-NOT-FOUND' });
  await user.click(sendButton());
  await step('Who is registering?');
  expect(screen.getByRole('alert')).toHaveTextContent(texts.expiredVisitor);
});

const CONSUMER_PROFILE = 'registration/consumerProfile';

async function sendPerson(): Promise<void> {
  openRegister(brand);
  await choose(/^Visitor, under 65/);
  await fill(visitor());
  await next();
}

it('Forward returns to the person step after a correction, and Continue sends the corrected data', async () => {
  await sendPerson();
  await step('Choose how you sign in');
  window.history.back();
  await step('Who is registering?');
  window.history.forward();
  await step('Choose how you sign in');
  window.history.back();
  await step('Who is registering?');
  await fill({ firstName: 'Agnes' });
  const hashes: string[] = [];
  const note = (): void => void hashes.push(window.location.hash);
  window.addEventListener('popstate', note);
  onTestFinished(() => window.removeEventListener('popstate', note));
  window.history.forward();
  await waitFor(() => expect(hashes).toEqual(['#sign-in', '#person']));
  expect(field('firstName')).toHaveValue('Agnes');
  await next();
  await step('Choose how you sign in');
  expect(sentRequests(CONSUMER_PROFILE).at(-1)?.body).toMatchObject({ payload: { firstName: 'Agnes' } });
});

it('a response does not lead to the next step if the data was corrected while the request was pending', async () => {
  openRegister(brand);
  await choose(/^Visitor, under 65/);
  await fill(visitor());
  holdCall(CONSUMER_PROFILE);
  await next();
  await waitFor(() => expect(sentRequests(CONSUMER_PROFILE)).toHaveLength(1));
  await fill({ firstName: 'Agnes' });
  repair();
  await screen.findByRole('button', { name: 'Continue' });
  expect(field('firstName')).toHaveValue('Agnes');
  await next();
  await step('Choose how you sign in');
  expect(sentRequests(CONSUMER_PROFILE)).toHaveLength(2);
});

it('a response that arrives after Back does not lead forward again', async () => {
  holdCall(CONSUMER_PROFILE);
  await sendPerson();
  await waitFor(() => expect(sentRequests(CONSUMER_PROFILE)).toHaveLength(1));
  window.history.back();
  await waitFor(() => field('registrationType'));
  repair();
  await waitFor(() => expect(sentRequests('registration/coverage')).toHaveLength(1));
  await next();
  await step('Who is registering?');
});

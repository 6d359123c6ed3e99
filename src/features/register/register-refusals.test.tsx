/** Registrations that the service refuses: wrong attempts, taken names, failures, lost responses (spec 000 §8, §9). */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addMonths, today, toUsDate } from '../../lib/date/date.ts';
import { user } from '../../../tests/support/component/portal.tsx';
import {
  brand,
  changeRelationship,
  choose,
  chooseSignIn,
  field,
  fill,
  fillQuestion,
  GUARDIAN,
  newName,
  next,
  openRegister,
  PASSWORD,
  reachLastStep,
  result,
  sendButton,
  SILAS,
  step,
  summed,
  visitor,
} from '../../../tests/support/component/register.tsx';
import {
  breakCall,
  changeResponse,
  failCall,
  repair,
  sentRequests,
} from '../../../tests/support/component/services.ts';

const REGISTER = 'registration/register';
const CONSUMER_PROFILE = 'registration/consumerProfile';
const aged = (years: number): string => toUsDate(addMonths(today(brand.timeZone), -12 * years));
const unknown = (years: number) => ({
  firstName: 'Mabel',
  lastName: `Unknown ${crypto.randomUUID().slice(0, 8)}`,
  email: 'mabel@mail.com',
  memberId: '712345678',
  dateOfBirth: aged(years),
});
const said = async (text: string | RegExp): Promise<void> =>
  waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
const retry = () => user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }));

it('a guardian who is not on the plan has three attempts, after which the guardian modal opens', async () => {
  const child = unknown(15);
  openRegister(brand);
  await choose(/^Member, not sure which/, 'CUSTODIAL PARENT/GUARDIAN');
  await fill({
    ...child,
    ...GUARDIAN,
    guardianFirstName: 'Unknown',
  });
  for (const left of ['2 more times', 'once more']) {
    await next();
    await said(`You can try ${left}`);
    expect(screen.getByRole('alert')).toHaveTextContent('Only an adult on the same plan');
    expect(screen.getByRole('alert')).toHaveTextContent(brand.customerServicePhoneNumber);
  }
  for (const sent of [3, 3]) {
    await next();
    const modal = await screen.findByRole('dialog', {
      name: 'Call us to confirm you as the guardian',
    });
    expect(modal).toHaveTextContent(brand.customerServicePhoneNumber);
    await user.click(within(modal).getByRole('button', { name: 'Close' }));
    expect(sentRequests(CONSUMER_PROFILE)).toHaveLength(sent);
  }
  expect(screen.getByLabelText('Child’s first name')).toHaveValue('Mabel');
});

it('a guardian is told if the child has no active plan, and if the child already has an account', async () => {
  changeResponse('registration/coverage', () => ({ payload: { coverageList: [] } }));
  openRegister(brand);
  await choose(/^Member, not sure which/, 'CUSTODIAL PARENT/GUARDIAN');
  await fill({ ...SILAS, ...GUARDIAN });
  await next();
  await step('Choose how the child signs in');
  expect(screen.getByText(/^We found the child, but no plan that is active today\./)).toBeVisible();
  await fill({ logonId: newName(), password: PASSWORD });
  await next();
  await step('Contact and security');
  await fillQuestion();
  breakCall(REGISTER, { kind: 'status', status: 409, code: 'ALREADY-REGISTERED' });
  await user.click(sendButton());
  await step('The child already has a sign-in');
  expect(result()).toHaveTextContent('to the email address of the account.');
});

it('wrong attempts for one person count toward the same limit even if the relationship changes', async () => {
  openRegister(brand);
  await choose(/^Member, not sure which/);
  const person = unknown(16);
  for (const [relationship, left, guardian] of [
    ['SELF', '2 more times', {}],
    ['CUSTODIAL PARENT/GUARDIAN', 'once more', GUARDIAN],
  ] as const) {
    await changeRelationship(relationship);
    await fill({ ...person, ...guardian });
    await next();
    await said(`You can try ${left}`);
  }
  await changeRelationship('SPOUSE');
  await next();
  await step('Call us to register');
});

it('typed text is not lost when a service is down', async () => {
  const who = visitor();
  openRegister(brand);
  await choose(/^Visitor, under 65/);
  await fill(who);
  for (const call of [CONSUMER_PROFILE, 'registration/coverage']) {
    failCall(call);
    await next();
    await waitFor(() => expect(sentRequests(call)).not.toEqual([]));
    await said('What you typed is still here.');
    await said(/Reference [2-9A-Z]{8}/);
    expect(field('lastName')).toHaveValue(who['lastName']);
    repair();
  }
  failCall('userInfo/securityStrength');
  failCall('userInfo/securityQuestions');
  await retry();
  await step('Choose how you sign in');
  await waitFor(() => expect(sentRequests('userInfo/securityStrength')).not.toEqual([]));
  await waitFor(() => expect(sentRequests('userInfo/securityQuestions')).not.toEqual([]));
  await fill({ logonId: newName(), password: PASSWORD });
  await next();
  await step('Contact and security');
  await said('We couldn’t load the questions.');
  const questions = () => sentRequests('userInfo/securityQuestions').length;
  const offered = questions();
  await user.click(sendButton());
  await waitFor(() => expect(questions()).toBeGreaterThan(offered));
  await said('We couldn’t load the questions.');
  repair();
  await retry();
  await fillQuestion();
});

it('a failed registration opens a modal, after which the registration can be corrected and sent again', async () => {
  openRegister(brand);
  await reachLastStep(visitor());
  failCall(REGISTER);
  await user.click(sendButton());
  const modal = await screen.findByRole('dialog', { name: 'Error' });
  expect(modal).toHaveTextContent(
    'There has been a problem accessing this service. Please contact technical support.',
  );
  await user.click(within(modal).getByRole('button', { name: 'Close' }));
  expect(field('answer')).toHaveValue('Harrow Lane');
  await fill({ answer: 'Mill Street' });
  repair();
  await retry();
  await step('You’re registered');
  expect(sentRequests(REGISTER).at(-1)?.body).toMatchObject({ payload: { securityAnswer: 'Mill Street' } });
});

it('a double click sends one request, and a retry after a lost response sends the same content again', async () => {
  openRegister(brand);
  await reachLastStep(visitor());
  breakCall(REGISTER, { kind: 'lost', times: 1 });
  await user.dblClick(sendButton());
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Error' })).getByRole('button', { name: 'Close' }),
  );
  expect(sentRequests(REGISTER)).toHaveLength(1);
  await said('We don’t know whether the registration went through.');
  await retry();
  await step('You’re registered');
  const [first, second, ...others] = sentRequests(REGISTER);
  expect(second?.body).toEqual(first?.body);
  expect(others).toEqual([]);
});

it('a taken user name has an error, and another name is accepted', async () => {
  const who = visitor();
  openRegister(brand);
  await choose(/^Visitor, under 65/);
  await fill(who);
  await next();
  await chooseSignIn('maria');
  await user.click(sendButton());
  await waitFor(() =>
    expect(summed().join()).toContain('Someone else has this user name. Choose another one'),
  );
  const name = newName();
  await fill({ logonId: name, password: PASSWORD });
  await next();
  await step('Contact and security');
  await fillQuestion();
  breakCall(REGISTER, { kind: 'status', status: 429, code: 'LOOK-UP-LIMIT' });
  await user.click(sendButton());
  await said('We can’t create the account right now. Wait a few minutes, then try again.');
  repair();
  await user.click(sendButton());
  await step('You’re registered');
});

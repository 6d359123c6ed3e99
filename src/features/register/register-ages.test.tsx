/**
 * Minimum ages for registration: by brand, by state, and by the service's clock (spec 000 §5; decisions/sign-in#ages-and-guardians).
 */
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { addDays, addMonths, today, toUsDate } from '../../lib/date/date.ts';
import { texts as validation } from '../../lib/fields/validation.text.ts';
import { brandWhere } from '../../../tests/support/brands.ts';
import { user } from '../../../tests/support/component/portal.tsx';
import {
  brand,
  choose,
  chooseRelationship,
  expectFieldError,
  field,
  fill,
  GUARDIAN,
  leaveFor,
  next,
  onlyMembers,
  openRegister,
  result,
  step,
  visitor,
} from '../../../tests/support/component/register.tsx';
import { sentRequests, setServiceClock } from '../../../tests/support/component/services.ts';

const SERVER_TIME = 'public/helperUtil';
const birthdayOf = ({ timeZone }: { timeZone: string }, age: number) => addMonths(today(timeZone), -12 * age);

it('a members-only brand accepts people from the day they reach the minimum age, and does not ask for the registration type', async () => {
  const birthday = birthdayOf(onlyMembers, 12);
  openRegister(onlyMembers);
  expect(screen.getByRole('heading', { name: 'Who is the sign-in for?' })).toBeVisible();
  expect(screen.queryAllByRole('radio')).toEqual([]);
  await chooseRelationship();
  await fill({ dateOfBirth: toUsDate(addDays(birthday, 1)) });
  await leaveFor('First name');
  await expectFieldError('dateOfBirth', 'You need to be 12 or older to register');
  await fill({ dateOfBirth: toUsDate(birthday) });
  await leaveFor('First name');
  await expectFieldError('dateOfBirth', null);
  await fill({ memberId: 'ABC123456789' });
  await leaveFor('First name');
  await expectFieldError('memberId', validation['memberId.digitsAfterPrefix']);
});

it.each([
  ['DE', '19801', 19],
  ['WV', '25301', 18],
] as const)('a visitor in %s, zip code %s, can register from the age of %i', async (state, zipCode, age) => {
  const site = brandWhere(
    ({ brandState, registrationTypes }) => brandState === state && registrationTypes.length > 1,
  );
  const birthday = birthdayOf(site, age);
  openRegister(site);
  await choose(/^Visitor, Medicare/);
  await fill(visitor({ zipCode, dateOfBirth: toUsDate(addDays(birthday, 1)) }));
  await next();
  await step(`You need to be ${age} or older to register`);
  expect(result()).toHaveTextContent(site.customerServicePhoneNumber);
  await user.click(screen.getByRole('button', { name: 'Change what I typed' }));
  await step('Who is registering?');
  await fill({ dateOfBirth: toUsDate(birthday) });
  await next();
  await step('Choose how you sign in');
});

it('the service sets the minimum age by the state of the zip code, not by the state of the site', async () => {
  openRegister(brand);
  await choose(/^Visitor, under 65/);
  await fill(visitor({ zipCode: '', dateOfBirth: toUsDate(birthdayOf(brand, 17)) }));
  for (const [zipCode, age] of [
    ['19801', 19],
    ['25301', 18],
  ] as const) {
    await fill({ zipCode });
    await leaveFor('Email address');
    await expectFieldError('dateOfBirth', null);
    await next();
    await step(`You need to be ${age} or older to register`);
    await user.click(screen.getByRole('button', { name: 'Change what I typed' }));
    await step('Who is registering?');
  }
  await fill({ zipCode: '15222' });
  await next();
  await step('Choose how you sign in');
});

it('a zip code that gets no mail has an error beside it, and can then be corrected', async () => {
  openRegister(brand);
  await choose(/^Visitor, under 65/);
  await fill(visitor({ zipCode: '00000' }));
  await next();
  await expectFieldError('zipCode', 'No mail goes to this zip code. Check the five digits and try again.');
  expect(screen.getByRole('link', { name: /^Zip code/ })).toBeVisible();
  expect(field('zipCode')).toHaveValue('00000');
  await fill({ zipCode: '83414' });
  await next();
  await step('Choose how you sign in');
});

it('the form shows the minimum age from the response if the service rejects a visitor as too young', async () => {
  const sandbox = globalThis.fetch;
  globalThis.fetch = async (input, init) =>
    (input instanceof Request ? input.url : String(input)).endsWith('registration/consumerProfile')
      ? Response.json({ errors: [{ errorMessage: 'UNDER-AGE' }, { errorMessage: '21' }] }, { status: 400 })
      : sandbox(input, init);
  openRegister(brand);
  await choose(/^Visitor, under 65/);
  await fill(visitor({ dateOfBirth: toUsDate(birthdayOf(brand, 20)) }));
  await next();
  await step('You need to be 21 or older to register');
  expect(result()).toHaveTextContent(brand.customerServicePhoneNumber);
});

it('the form calculates ages with the service’s clock if the device’s clock is wrong', async () => {
  const now = Date.now();
  const birthday = birthdayOf(onlyMembers, 12);
  setServiceClock(() => now);
  vi.setSystemTime(now + 400 * 24 * 3_600_000);
  openRegister(onlyMembers);
  await waitFor(() => expect(sentRequests(SERVER_TIME)).toHaveLength(1));
  await chooseRelationship();
  await fill({ dateOfBirth: toUsDate(addDays(birthday, 1)) });
  await waitFor(async () => {
    await user.click(field('dateOfBirth'));
    await leaveFor('First name');
    await expectFieldError('dateOfBirth', 'You need to be 12 or older to register');
  });
});

it.each([
  ['SELF', {}, 'You need to be 12 or older to register'],
  ['CUSTODIAL PARENT/GUARDIAN', GUARDIAN, 'A child needs to be 12 or older to have a sign-in'],
] as const)('a member below the minimum age is told to call: %s', async (relationship, guardian, heading) => {
  const young = toUsDate(birthdayOf(onlyMembers, 11));
  openRegister(onlyMembers);
  await chooseRelationship(relationship);
  await fill({
    firstName: 'Hester',
    lastName: 'Quill',
    dateOfBirth: young,
    memberId: '123456789012',
    email: 'hester@mail.com',
    ...guardian,
  });
  await next();
  await step(heading);
  expect(result()).toHaveTextContent('a parent or guardian can’t register for them');
  expect(result()).toHaveTextContent(onlyMembers.customerServicePhoneNumber);
  expect(sentRequests('registration/consumerProfile')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Change what I typed' }));
  await step('Who is registering?');
  expect(field('dateOfBirth')).toHaveValue(young);
});

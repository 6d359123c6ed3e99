/** A person who goes back and corrects who registers is identified again before the later steps. */
import { screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import {
  brand,
  choose,
  field,
  fill,
  next,
  openRegister,
  step,
  visitor,
} from '../../../tests/support/component/register.tsx';
import { holdCall, repair, sentRequests } from '../../../tests/support/component/services.ts';

const CONSUMER_PROFILE = 'registration/consumerProfile';

async function sendPerson(): Promise<void> {
  openRegister(brand);
  await choose(/^Visitor, under 65/);
  await fill(visitor());
  await next();
}

it('Forward leads back to a corrected person, who is identified before the next step', async () => {
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

it('a response about a person who was corrected meanwhile does not lead to the next step', async () => {
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

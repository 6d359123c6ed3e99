/** The steps to a temporary password (spec 000 §7 'forgottenUsernamePassword', §9): limits, failures, languages. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { toBrandSlice } from '../../../brand/brand-slice.ts';
import { IDENTITY_PIN } from '../../../../stubs/people/person.ts';
import { brandWhere } from '../../../../tests/support/brands.ts';
import { renderFor, user } from '../../../../tests/support/component/portal.tsx';
import { breakCall, failCall, repair, sentRequests } from '../../../../tests/support/component/services.ts';
import { englishTexts, makeSpanish } from '../../../../tests/support/component/spanish.ts';
import { recoveryBrandOf } from './account-recovery-brand.ts';
import ForgotPassword from './forgot-password.island.tsx';
import { $forgot } from './forgot-password.store.ts';

const brand = brandWhere(({ signIn, memberId }) => signIn.flow === 'newer' && memberId.rule === 'general');
const phone = brand.customerServicePhoneNumber;
const FIRST = $forgot.get();

/** Opens the page as if it had been reloaded. */
function openPage(path = '/forgot-password/'): void {
  cleanup();
  $forgot.set(FIRST);
  onTestFinished(() => $forgot.set(FIRST));
  renderFor(brand, path, () => <ForgotPassword brand={recoveryBrandOf(toBrandSlice(brand))} />);
}

const step = (name: string) => screen.findByRole('heading', { level: 2, name });
const next = () => user.click(screen.getByRole('button', { name: 'Continue' }));
const pin = () => screen.findByLabelText('6-digit PIN');
const answer = async (): Promise<HTMLElement> => {
  await step('Answer your security question');
  return screen.getByRole('textbox');
};

async function giveName(name: string): Promise<void> {
  openPage();
  await user.type(screen.getByLabelText('User name'), name);
  await next();
}

async function fill(field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.type(field, text);
  await next();
}

const requestPin = async (): Promise<void> => {
  await answer();
  await user.click(screen.getByRole('button', { name: 'Send me a PIN instead' }));
  await step('Enter the PIN from our email');
};

async function expectClosed(): Promise<void> {
  await step('Call us for a new password');
  expect(screen.getByRole('main')).toHaveTextContent(phone);
}

describe('the PIN step of the forgot-password form', () => {
  it('sends at most three PINs for a user name, even after a reload', async () => {
    await giveName('maria');
    await requestPin();
    await user.click(screen.getByRole('button', { name: 'Send another PIN' }));
    await screen.findByText('You can ask for one more PIN.');

    await giveName('MARIA');
    await requestPin();
    expect(await screen.findByText(/We’ve sent all the PINs we can\./)).toHaveTextContent(phone);
    expect(screen.queryByRole('button', { name: 'Send another PIN' })).toBeNull();
    await fill(await pin(), '12');
    expect(await pin()).toHaveAccessibleDescription('Enter all 6 digits of the PIN');
    await fill(await pin(), `${IDENTITY_PIN.slice(0, 3)} ${IDENTITY_PIN.slice(3)}`);
    await step('A temporary password is on its way');
  });

  it('says after a failure that the PIN may have been sent, and requests it again', async () => {
    await giveName('maria');
    await answer();
    failCall('userInfo/identityPin');
    await user.click(screen.getByRole('button', { name: 'Send me a PIN instead' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('We don’t know whether our email went out.');
    repair();
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await step('Enter the PIN from our email');
  });

  it('clears the error of a malformed PIN when another PIN is sent', async () => {
    await giveName('maria');
    await requestPin();
    await fill(await pin(), '12');
    expect(await pin()).toHaveAccessibleDescription('Enter all 6 digits of the PIN');
    await user.click(screen.getByRole('button', { name: 'Send another PIN' }));
    await screen.findByText('You can ask for one more PIN.');
    expect(await pin()).not.toHaveAccessibleDescription();
    expect(await pin()).not.toBeInvalid();
  });

  it('accepts no more PINs for a user name after three wrong PINs, even after a reload', async () => {
    await giveName('maria');
    await requestPin();
    for (const left of ['2 more times', 'once more']) {
      await fill(await pin(), '000000');
      await screen.findByText(new RegExp(`You can try ${left}\\.`));
    }
    await fill(await pin(), '000000');
    await expectClosed();
    expect(screen.getByText(/^We couldn’t confirm that it’s you\. To protect the account/)).toBeVisible();
    await giveName('maria');
    await expectClosed();
  });
});

describe('the question step of the forgot-password form', () => {
  it('does not reveal whether a user name exists, and closes after three wrong answers', async () => {
    const seen: string[] = [];
    for (const name of ['maria', 'unknown-name']) {
      await giveName(name);
      expect((await answer()).closest('form')).toHaveTextContent(/\?/);
      for (const left of ['2 more times', 'once more']) {
        await fill(await answer(), 'Nowhere');
        await screen.findByText(new RegExp(`You can try ${left}\\.`));
      }
      const form = (await answer()).closest('form');
      expect(form?.querySelector('label')?.textContent).toMatch(/\?$/);
      const question = form?.querySelector('label')?.textContent ?? '';
      seen.push((form?.textContent ?? '').replace(question, '').replaceAll(name, 'NAME'));
      await next();
      await expectClosed();
      await giveName(name);
      await expectClosed();
    }
    expect(seen[1]).toBe(seen[0]);
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/"made":.*(maria|unknown)/i);
  });
});

describe('the first step of the forgot-password form', () => {
  it('says when to try again after too many look-ups of a user name', async () => {
    breakCall('userInfo/securityQuestion', { kind: 'status', status: 429, code: 'LOOK-UP-LIMIT' });
    openPage('/forgot-password/');
    await user.type(screen.getByLabelText('User name'), 'maria');
    await next();
    await waitFor(() =>
      expect(screen.getByLabelText('User name')).toHaveAccessibleDescription(
        'We can’t look this up right now. Wait a few minutes, then try again.',
      ),
    );
  });

  it('opens even if the address names a later step, and sends a corrected user name after a failure', async () => {
    failCall('userInfo/securityQuestion');
    openPage('/forgot-password/#question');
    await waitFor(() => expect(window.location.hash).toBe(''));
    await user.type(screen.getByLabelText('User name'), 'maria');
    await next();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('We couldn’t send it. What you typed is still here.');
    expect(alert).toHaveTextContent(/Reference [2-9A-Z]{8}/);
    expect(screen.getByLabelText('User name')).toHaveValue('maria');
    repair();
    await user.type(screen.getByLabelText('User name'), '2');
    await user.click(within(alert).getByRole('button'));
    await answer();
    expect(sentRequests('userInfo/securityQuestion').at(-1)?.body).toMatchObject({
      payload: { logonId: 'maria2' },
    });
  });

  it('is in Spanish on a Spanish page, and leads to a question step in Spanish', async () => {
    await makeSpanish();
    openPage();
    await step('¿Cuál es su nombre de usuario?');
    await user.type(screen.getByLabelText('Nombre de usuario'), 'maria{Enter}');
    await step('Responda su pregunta de seguridad');
    expect(document.querySelector('label[for="answer"] [lang="en"]')).toHaveTextContent(/\?$/);
    const english = await englishTexts();
    const shown = [...document.querySelectorAll('main :not(:has(*)):not([lang="en"])')].map(
      ({ textContent }) => textContent.trim(),
    );
    expect(shown).toContain('Responda su pregunta de seguridad');
    expect(shown.filter((text) => english.has(text))).toEqual([]);
  });
});

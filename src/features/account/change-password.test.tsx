/** The change-password form, and the security question offered after it (spec 000 §4 'FORCED', §5). */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { PASSWORD } from '../../../stubs/people/person.ts';
import { brandWhere } from '../../../tests/support/brands.ts';
import { watchNavigation } from '../../../tests/support/component/navigation.ts';
import { goTo, openAs, user } from '../../../tests/support/component/portal.tsx';
import { breakCall, failCall, repair } from '../../../tests/support/component/services.ts';

const brand = brandWhere(({ signIn }) => signIn.flow === 'newer');
const CHANGE = '#/change-password';
const NEXT = 'Lantern-42?';
// Quoted from spec 000 §5.
const MESSAGE =
  'Password must have 6 or more characters with at least 1 uppercase letter, 1 lowercase letter, 1 number, and 1 special characters (except <, >, +).';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const change = () => user.click(screen.getByRole('button', { name: 'Change password' }));
const done = () => screen.findByText('Your password was changed');

async function fill(label: string, text: string): Promise<void> {
  await user.clear(field(label));
  await user.type(field(label), text);
}

async function fillPasswords(old: string, next: string, again = next): Promise<void> {
  await fill('Current password', old);
  await fill('New password', next);
  await fill('New password again', again);
}

const openView = async (who: string): Promise<void> => {
  await openAs(who, brand, CHANGE);
  await screen.findByRole('heading', { level: 1, name: 'Change your password' });
};

async function respondForced(): Promise<void> {
  const forced = await screen.findByRole('dialog', { name: 'Choose a new password' });
  expect(
    within(forced).getByText('Change your password before you continue. It takes a minute.'),
  ).toBeVisible();
  await user.click(within(forced).getByRole('button'));
  await screen.findByRole('heading', { level: 1, name: 'Change your password' });
  expect(screen.getByText('You need a new password before you continue.')).toBeVisible();
}

describe('the change-password form', () => {
  it('marks the requirements that the new password meets, and keeps the typed values after an error', async () => {
    await openView('maria');
    await waitFor(() => expect(document.querySelectorAll('#password-rules li')).toHaveLength(6));
    for (const label of ['Current password', 'New password', 'New password again'])
      expect(field(label)).toHaveAttribute('type', 'password');
    await fill('New password', 'Abc1');
    expect(document.querySelectorAll('#password-rules li[data-met="true"]')).toHaveLength(4);
    expect(document.querySelector('#password-rules li')).toHaveTextContent(
      'still missing: At least 6 characters',
    );
    await change();
    expect(field('Current password')).toHaveAccessibleDescription('Field is Required');
    expect(field('New password')).toHaveAccessibleDescription(expect.stringContaining(MESSAGE));

    await fillPasswords('Wrong-1!', NEXT, `${NEXT}x`);
    await change();
    expect(field('New password again')).toHaveAccessibleDescription(
      'This isn’t the same as the new password',
    );
    await fill('New password again', NEXT);
    await change();
    await screen.findByText('This isn’t your current password');
    expect(field('Current password')).toHaveAccessibleDescription('This isn’t your current password');
    expect(field('New password')).toHaveValue(NEXT);

    await fill('Current password', PASSWORD);
    await change();
    await done();
  });

  it('says after a failure whether the password may have changed, and keeps the typed values', async () => {
    await openView('maria');
    breakCall('userInfo/changePassword', { kind: 'status', status: 400, times: 1 });
    await fillPasswords(PASSWORD, NEXT);
    await change();
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t change your password.');
    failCall('userInfo/changePassword');
    await change();
    await screen.findByText(/^We don’t know whether your password was changed\./);
    const alert = screen.getByRole('alert');
    expect(field('New password')).toHaveValue(NEXT);
    repair();
    await user.click(within(alert).getByRole('button'));
    await done();
  });

  it('opens the originally requested page after a required password change', async () => {
    const opened = watchNavigation();
    await openAs('miriam', brand);
    window.history.replaceState(null, '', '/login/?target=/msg/');
    await respondForced();
    await fillPasswords(PASSWORD, NEXT);
    await change();
    await waitFor(() => expect(opened).toEqual([`http://${brand.code}.localhost/msg/`]));
  });
});

describe('the security question form', () => {
  it('sends the new question to the other tabs, which would otherwise show the old one', async () => {
    const post = vi.spyOn(BroadcastChannel.prototype, 'postMessage');
    await openAs('maria', brand, '#/security-question');
    const challengeQuestion = 'Which street did you live on as a child?';
    await user.type(await screen.findByLabelText('Your answer'), 'Elm Avenue');
    await user.selectOptions(field('Security question'), challengeQuestion);
    await user.click(screen.getByRole('button', { name: 'Save the question' }));
    await screen.findByText('Your security question was saved');
    expect(post).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'amended', changes: { challengeQuestion } }),
    );
  });

  it('is offered to a user who has no security question and has just replaced a temporary password', async () => {
    await openAs('nora-temp', brand);
    await respondForced();
    await fillPasswords(PASSWORD, NEXT);
    await change();
    await screen.findByRole('heading', { level: 1, name: 'Your security question' });
    expect(await screen.findByText(/You don’t have a security question yet/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Not now' })).toBeVisible();
    const save = await screen.findByRole('button', { name: 'Save the question' });
    await user.click(save);
    expect(screen.getByRole('link', { name: 'Security question: Field is Required' })).toBeVisible();
    const question = field('Security question');
    await user.selectOptions(question, 'Which street did you live on as a child?');
    await user.type(field('Your answer'), 'Elm Avenue');
    failCall('userInfo/securityQuestion');
    await user.click(save);
    const alert = await screen.findByText(/We couldn’t save your question\./);
    repair();
    await user.click(within(alert.closest<HTMLElement>('[role=alert]') ?? alert).getByRole('button'));
    await screen.findByText('Your security question was saved');
    expect(window.location.hash).toBe('#/claims/activitySummary');

    await goTo(CHANGE);
    await user.click(await screen.findByRole('link', { name: 'Change your security question' }));
    expect((await screen.findByText(/Your current question/)).closest('div, p')).toHaveTextContent(
      'Which street did you live on as a child?',
    );
  });
});

/**
 * Notifying a dependent of a message (spec 001 §5, §8; decisions/messages#a-dependent-is-notified-once): validation,
 * the result, and that nothing is sent twice.
 */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brandWhere } from '../../../../tests/support/brands.ts';
import { openAs, user } from '../../../../tests/support/component/portal.tsx';
import { breakCall, repair, sentRequests } from '../../../../tests/support/component/services.ts';
import { openSimulationOf } from '../../../../tests/support/component/simulation.ts';
import { texts as validation } from '../../../lib/fields/validation.text.ts';

const CENTER = '#/claims/messageCenter';
const CALL = 'member/dependentNotification';
const brand = brandWhere(
  ({ messageCenter, placeholders }) => messageCenter && placeholders.phone === 'xxx-xxx-xxxx',
);
const dialog = (name: string) => screen.findByRole('dialog', { name });
const notifyButton = () => screen.queryByRole('button', { name: /^Notify/ });
const sent = () => sentRequests(CALL).map(({ body }) => (body as { payload: unknown }).payload);

/** Opens the first message of a family member. */
async function openMessageOf(name: string): Promise<void> {
  const [recipient] = await screen.findAllByText(`For ${name}`);
  const row = recipient?.closest<HTMLElement>('.message');
  if (!row) throw new Error(`no message for ${name}`);
  await user.click(within(row).getByRole('button', { expanded: false }));
}

describe('notifying a dependent', () => {
  it('shows an error for an invalid mobile number, and keeps the request key on a retry', async () => {
    await openAs('maria', brand, CENTER);
    await openMessageOf('Leo');
    await user.click(screen.getByRole('button', { name: 'Notify Leo' }));
    const form = within(await dialog('Notify Leo'));
    expect(form.queryAllByRole('radio', { checked: true })).toEqual([]);
    const send = form.getByRole('button', { name: 'Send' });
    await user.click(send);
    expect(form.getByRole('group')).toHaveAccessibleDescription('Field is Required');
    expect(form.getByRole('radio', { name: 'Text message' })).toHaveFocus();
    await user.click(form.getByRole('radio', { name: 'Text message' }));
    const phone = form.getByLabelText('Mobile phone number');
    expect(phone).toHaveAttribute('placeholder', 'xxx-xxx-xxxx');
    await user.type(phone, '555-0100{Enter}');
    expect(phone).toHaveAccessibleDescription(expect.stringContaining(validation.phone));
    expect(phone).toHaveFocus();
    expect(sent()).toEqual([]);

    breakCall(CALL, { kind: 'status', status: 400, code: 'CONTACT-INVALID', times: 1 });
    await user.clear(phone);
    // An empty field allows 16 characters: the maximum of 15, and a space that the field removes from a pasted number.
    expect(phone).toHaveAttribute('maxlength', '16');
    await user.paste('1 (412) 555-0121');
    expect(phone).toHaveValue('1(412) 555-0121');
    expect(phone).toHaveAttribute('maxlength', '15');
    await user.click(send);
    await waitFor(() => expect(phone).toHaveAccessibleDescription(expect.stringContaining(validation.phone)));
    expect(phone).toHaveFocus();
    expect(screen.queryByRole('dialog', { name: 'Error' })).toBeNull();

    breakCall(CALL, { kind: 'lost' });
    await user.clear(phone);
    await user.type(phone, '1 (412) 555-0120');
    await user.dblClick(send);
    const error = await dialog('Error');
    expect(error).toHaveTextContent('We are unable to send your message now. Please try again later.');
    expect(sent()).toHaveLength(2);
    await user.click(within(error).getByRole('button', { name: 'OK' }));
    expect(await screen.findByLabelText('Mobile phone number')).toHaveValue('1(412) 555-0120');
    repair();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await dialog('Thank You')).toHaveTextContent('Your notification has been sent.');
    const [, first, second] = sent();
    expect(second).toEqual(first);
    expect(first).toMatchObject({
      communicationType: 'SMS',
      communicationList: [{ contactValue: '1(412) 555-0120', channel: 'SMS' }],
    });
  });

  it('rejects an invalid email address, trims a valid address, and uses a new key for each notification', async () => {
    await openAs('maria', brand, CENTER);
    await openMessageOf('Leo');
    for (const address of [' leo@mail.net ', 'leo@mail.org']) {
      await user.click(screen.getByRole('button', { name: 'Notify Leo' }));
      await user.click(await screen.findByRole('radio', { name: 'Email' }));
      const email = screen.getByLabelText('Email address');
      await user.type(email, 'a@b.co');
      await user.click(screen.getByRole('button', { name: 'Send' }));
      expect(email).toHaveAccessibleDescription(
        expect.stringContaining("Email addresses must be at least 7 characters and contain an '@'"),
      );
      await user.clear(email);
      await user.type(email, address);
      await user.click(screen.getByRole('button', { name: 'Send' }));
      await user.click(within(await dialog('Thank You')).getByRole('button', { name: 'OK' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    expect(sent()).toMatchObject([
      { communicationList: [{ contactValue: 'leo@mail.net' }] },
      { communicationList: [{ contactValue: 'leo@mail.org' }] },
    ]);
    const [first, second] = sent() as { requestKey: string }[];
    expect(second?.requestKey).not.toBe(first?.requestKey);
  });

  it('is not offered for the member’s own messages', async () => {
    await openAs('maria', brand, CENTER);
    await openMessageOf('Maria');
    await waitFor(() => expect(document.querySelector('.message-body')).toBeVisible());
    expect(notifyButton()).toBeNull();
  });

  it('is not offered in a simulation', async () => {
    await openSimulationOf('maria', brand, CENTER);
    await openMessageOf('Leo');
    await waitFor(() => expect(document.querySelector('.message-body')).toBeVisible());
    expect(notifyButton()).toBeNull();
  });
});

/** An unreadable entry of a response is left out and counted, and the other entries are shown (001 §§2, 4, 5; decisions/brands#unreadable-entries-are-counted). */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { brandWhere } from '../../../tests/support/brands.ts';
import { goTo, openAs, region, user } from '../../../tests/support/component/portal.tsx';
import { watchSavedFiles } from '../../../tests/support/component/saved-files.ts';
import { breakCall } from '../../../tests/support/component/services.ts';

const brand = brandWhere(({ messageCenter }) => messageCenter);
const NOTE = /^We couldn’t read 1 claim, so it’s not here or in downloads\. Call 1-/;

const count = (selector: string) => document.querySelectorAll(selector).length;
const note = (within: string) => document.querySelector(`${within} .skipped-note`);
const claimRows = () => count('#claims-panel .claim-row');
const messageRows = () => count('#messages-panel .message-row');

describe('an unreadable entry in the response', () => {
  it('of the claims service is reported in the panel, the list and the CSV file, and the unreadable field is logged', async () => {
    for (const call of ['claim/summary', 'claims/v2/recent'])
      breakCall(call, {
        kind: 'wrong-type',
        field: 'payload.getClaimAccumActivitySummaryData.0.dateOfServiceISO',
      });
    await openAs('maria', brand);
    await waitFor(() => expect(claimRows()).toBe(3));
    expect(note('#claims-panel')).toHaveTextContent(NOTE);
    await goTo('#/claimsAndPayments');
    await waitFor(() => expect(count('#claims-list .claim-row')).toBe(10));
    expect(note('#claims-list')).toHaveTextContent(NOTE);
    const { next } = watchSavedFiles();
    const file = await next(user.click(screen.getByRole('button', { name: 'Download as CSV' })));
    expect(file.name).toMatch(/^readable-claims-/);
    expect((await file.text()).trim().split('\r\n').at(-1)).toContain(
      'Not complete. We couldn’t read 1 claim, so it isn’t in this file',
    );
    const logged = vi.mocked(console.warn).mock.calls.map((line) => line.join(' '));
    const skipped = logged.filter((line) => line.includes('entries skipped'));
    expect(skipped).not.toEqual([]);
    for (const line of skipped) expect(line).toMatch(/fields: claim dateOfServiceISO$/);
  });

  it('of the messages service is reported, and the other messages are shown', async () => {
    breakCall('member/getMessages', { kind: 'wrong-type', field: 'payload.messageList.0.messageDate' });
    await openAs('maria', brand);
    await waitFor(() => expect(messageRows()).toBe(3));
    expect(note('#messages-panel')).toHaveTextContent(/^We couldn’t read 1 message/);
  });

  it('of the dental history is reported, and the other procedures are shown', async () => {
    breakCall('dentalProcedureHistory', {
      kind: 'wrong-type',
      field: 'repDentalProcedureHistoryResp.payload.repDentalProcedureHistoryData.0.pfTable.0.procedureDate',
    });
    await openAs('maria', brand, '#/claims/claimsAndPayments/dentalProcedureHistory?grp=23881000');
    await waitFor(() => expect(count('.procedure')).toBeGreaterThan(0));
    expect(note('.procedures')).toHaveTextContent(/^We couldn’t read 1 procedure/);
  });
});

it('a message without an id gets the id -999 and can be opened', async () => {
  breakCall('member/getMessages', { kind: 'says', field: 'payload.messageList.0.messageID', text: '' });
  await openAs('maria', brand);
  await waitFor(() => expect(messageRows()).toBe(3));
  expect(note('#messages-panel')).toBeNull();
  const links = within(await region(/^Messages, last/)).getAllByRole<HTMLAnchorElement>('link');
  expect(links.filter(({ hash }) => hash === '#/messageCenter?id=-999')).toHaveLength(1);
  await goTo('#/messageCenter?id=-999');
  await waitFor(() =>
    expect(document.querySelector('.message[data-open=true]')).toHaveTextContent(
      'This message came without its number',
    ),
  );
  expect(window.location.hash).toBe('#/claims/messageCenter?id=-999');
});

it.each([
  ['no birth date', 'member/v3/memberInfo', 'payload.memberInfo.dob'],
  [
    'a family member who has no ecId',
    'member/v3/memberInfo',
    'payload.memberInfo.clientList.0.groupList.0.productList.0.memberList.1.ecId',
  ],
  [
    'an unknown terms code',
    'member/v1/volatileMemberInfo',
    'payload.volatileMemberInfo.mhsTermsConditionsCode',
  ],
])('the member area loads for a profile with %s', async (_, call, field) => {
  breakCall(call, { kind: 'says', field, text: '' });
  await openAs('maria', brand);
  await waitFor(() => expect([claimRows(), messageRows()]).toEqual([3, 3]));
  expect(screen.queryByRole('dialog')).toBeNull();
});

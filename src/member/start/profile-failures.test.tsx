/** What a member sees if the profile fails to load (spec 000 §8). */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brandWhere } from '../../../tests/support/brands.ts';
import { openAs, user } from '../../../tests/support/component/portal.tsx';
import { breakCall, repair } from '../../../tests/support/component/services.ts';
import { $session } from '../../session/session.store.ts';

const brand = brandWhere(({ messageCenter, footer }) => messageCenter && footer.kind === 'mega');
const CALL = 'member/v3/memberInfo';
/** The specification puts two spaces between these sentences. */
const UNAVAILABLE = 'An error has occurred.  System is currently unavailable.';

const rows = (panel: string) => document.querySelectorAll(`#${panel}-panel li`);

describe('a request for the profile', () => {
  it.each([409, 500])(
    'that fails with %d shows the Error modal, keeps the session, and is repeated by a panel’s retry button',
    async (status) => {
      breakCall(CALL, { kind: 'status', status });
      await openAs('maria', brand);
      const modal = await screen.findByRole('dialog', { name: 'Error' });
      expect(modal.querySelector('.verbatim')?.textContent).toBe(UNAVAILABLE);
      await user.click(within(modal).getByRole('button', { name: 'OK' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() =>
        expect(document.querySelector('#card-answer')).toHaveTextContent(
          'We couldn’t load your member ID card.',
        ),
      );
      expect($session.get().state).toBe('signed-in');
      repair();
      const claims = document.querySelector<HTMLElement>('#claims-panel') ?? document.body;
      await user.click(within(claims).getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(rows('claims')).toHaveLength(3));
      await waitFor(() => expect(rows('messages')).toHaveLength(3));
    },
  );

  it('that fails with 403 removes the member’s data and asks the member to sign in', async () => {
    breakCall(CALL, { kind: 'status', status: 403 });
    await openAs('maria', brand);
    const modal = await screen.findByRole('dialog', { name: 'Please Login' });
    expect(modal).toHaveTextContent('Please login to view claims');
    expect(sessionStorage).toHaveLength(0);
    expect(localStorage).toHaveLength(0);
    expect(document.body).not.toHaveTextContent('Maria');
  });
});

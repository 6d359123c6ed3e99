/** The activity summary for members with no data or very much data, and on brands of different kinds. */
import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brandWhere, unlikeBrands } from '../../../tests/support/brands.ts';
import { openAs, region } from '../../../tests/support/component/portal.tsx';

const brand = brandWhere(({ messageCenter }) => messageCenter);
const claims = () => document.querySelectorAll('#claims-panel .claim-row');
const messages = () => document.querySelector('#messages-panel');

describe('the activity summary', () => {
  it('tells a member without data that there are no claims or messages', async () => {
    await openAs('nora', brand);
    expect(await region(/Claims/)).toBeVisible();
    const panel = document.querySelector('#claims-panel');
    await waitFor(() => expect(panel).toHaveTextContent('You have no claim within last 60 days'));
    await waitFor(() => expect(messages()).toHaveTextContent('You have no messages'));
    expect(messages()?.querySelector('.panel-aside')).toHaveTextContent(/^no unread$/);
  });

  it('shows three claims and “100+ unread” to a member with ten thousand claims and over a hundred unread messages', async () => {
    await openAs('theo', brand);
    await waitFor(() => expect(claims()).toHaveLength(3));
    await waitFor(() =>
      expect(messages()?.querySelector('.panel-aside')).toHaveTextContent(/^100\+ unread$/),
    );
  });

  it('shows no messages if the brand has no message center', async () => {
    await openAs(
      'maria',
      brandWhere(({ messageCenter }) => !messageCenter),
    );
    await waitFor(() => expect(claims()).toHaveLength(3));
    expect(messages()).toBeNull();
  });

  it.each(unlikeBrands.map((site) => [site.code, site] as const))(
    'of brand %s shows three of six claims, and shows three messages from newest to oldest',
    async (_, site) => {
      await openAs('maria', site);
      await waitFor(() => expect(claims()).toHaveLength(3));
      expect(document.querySelector('#claims-panel')).toHaveTextContent('Showing 3 of 6 claims');
      await waitFor(() => expect(document.querySelectorAll('#messages-panel .message-row')).toHaveLength(3));
      const dates = [...document.querySelectorAll('#messages-panel .message-row time')].map((time) =>
        time.getAttribute('datetime'),
      );
      expect(dates).toEqual(dates.toSorted().toReversed());
      expect(messages()?.querySelector('.panel-aside')).toHaveTextContent(/^\d+ unread$/);
    },
  );
});

/** The search of the claims list, together with filters and periods. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  announced,
  choice,
  count,
  list,
  opened,
  openList,
  period,
  rows,
} from '../../../../tests/support/component/claims.ts';
import { user } from '../../../../tests/support/component/portal.tsx';
import { ALL_CLAIMS } from '../../../routing/hash.rules.ts';
import { claimKey } from '../../../profile/payments/claim-key.rules.ts';
import { watchTraces } from '../../../../tests/support/component/traces.ts';
import { claimsList } from './claims-list.store.ts';
import { showClaim } from './show-claim.ts';

const field = () => screen.getByRole('textbox', { name: 'Find a claim' });
const button = (name: string) => within(list()).findByRole('button', { name });
const beside = () => document.querySelector('.list-search-count');

async function search(text: string): Promise<void> {
  await user.clear(field());
  await user.type(field(), text);
}

/** The first cost in the list that is not $0.00. */
function someCost(): string {
  const costs = rows().map(
    (row) => /\$[\d,.]+/.exec(row.querySelector('.row-amount')?.textContent ?? '')?.[0],
  );
  return costs.find((cost) => cost !== undefined && cost !== '$0.00') ?? 'no cost';
}

describe('the search of the claims list', () => {
  it('finds claims by person and amount, opens no row, and keeps the focus in the field', async () => {
    await openList('maria');
    await search('INÉS delgado');
    await count('8 claims of 40');
    await announced(/^8 claims of 40\.$/);
    expect(field()).toHaveFocus();
    expect(opened()).toEqual([]); // typing must not request the details of a claim
    const cost = someCost();
    await search(`ines ${cost}`);
    await count('1 claim of 40');
    expect(rows()[0]).toHaveTextContent(cost);
    await search('delgado');
    await count('40 claims');
    await user.click(choice('Denied'));
    const denied = await count(/^\d claims of 40$/);
    const before = denied.textContent;
    await search('leo');
    await waitFor(() => expect(denied.textContent).not.toBe(before));
    expect(beside()?.textContent).toBe(denied.textContent);
  });

  it('says that no claim matches, offers ways to find more, and does not leak the typed text', async () => {
    await openList('maria');
    const traces = watchTraces();
    await user.click(choice('Denied'));
    await search('zzyzx INÉS');
    const nothing = (filtered: string) =>
      waitFor(() => expect(list()).toHaveTextContent(`No claim${filtered} in this period has “zzyzx INÉS”.`));
    await nothing(' that matches your filters');
    await announced(/^0 claims of 40\.$/);
    await user.click(await button('Clear all filters'));
    await user.selectOptions(period(), 'Last 30 days');
    await nothing('');
    await user.click(await button('Show the last 12 months'));
    await count('0 claims of 40');
    expect(traces()).not.toMatch(/zzyzx|INÉS/);
    await user.click(await button('Clear the search'));
    expect(await count('40 claims')).toHaveFocus();
  });

  it('finds claims by several words among thousands, and can be cleared with a button', async () => {
    await openList('theo');
    await count(/^[45],\d{3} claims$/);
    const provider = rows()[0]?.querySelector('h3')?.textContent ?? 'no provider';
    await search(provider.toLowerCase());
    await count(/^[\d,]+ claims of [45],\d{3}$/);
    expect(rows()).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    await count(/^[45],\d{3} claims$/);
    expect(field()).toHaveFocus();
  });

  it('stays active when the member leaves the list, unless a link started the search', async () => {
    await openList('maria');
    const [claim] = claimsList.shownRows();
    const go = (hash: string) => act(() => void (window.location.hash = hash));
    const leave = async () => {
      go('#/claims/messageCenter');
      await screen.findByRole('heading', { level: 1, name: 'Messages' });
    };
    await leave();
    if (claim) showClaim(claimKey(claim), null);
    go(ALL_CLAIMS);
    await count('1 claim of 40');
    await leave();
    go(ALL_CLAIMS);
    await count('40 claims');
    expect(field()).toHaveValue('');
    await search('INÉS delgado');
    await count('8 claims of 40');
    await leave();
    go(ALL_CLAIMS);
    await count('8 claims of 40');
  });
});

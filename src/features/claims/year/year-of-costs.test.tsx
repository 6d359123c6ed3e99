import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { announced, brand, openList } from '../../../../tests/support/component/claims.ts';
import { openAs, user } from '../../../../tests/support/component/portal.tsx';
import { makeSpanish } from '../../../../tests/support/component/spanish.ts';
import { watchSavedFiles } from '../../../../tests/support/component/saved-files.ts';
import {
  breakCall,
  changeResponse,
  failCall,
  repair,
  sentRequests,
} from '../../../../tests/support/component/services.ts';

const YEAR = '#/claims/yearOfCosts';
const CALL = 'claims/v2/recent';
const CLAIMS = 'getClaimAccumActivitySummaryData';
const thisYear = new Date().getFullYear();

interface SentClaim {
  yourCost?: number;
  bilgProvTotMbrLiab?: number;
  planPaidAmount?: number;
}
interface Sent {
  payload: { [CLAIMS]: SentClaim[] };
}

const panel = () => document.querySelector<HTMLElement>('.costs') ?? document.body;
const table = (name: string) => screen.findByRole('table', { name });
const cents = (text: string): number => Math.round(Number(text.replaceAll(/[^\d.]/g, '')) * 100);
const sum = (list: readonly number[]): number => list.reduce((total, amount) => total + amount, 0);
const column = (part: Element | null, at: number): number[] =>
  [...(part?.querySelectorAll(`tr > :nth-child(${at})`) ?? [])].map(({ textContent }) => cents(textContent));

/**
 * The number of claims with a known cost, and the sums in cents of what the plan paid and of the member's cost.
 * Claims in process have no cost.
 */
function totalsOf({ payload }: Sent): readonly [number, number, number] {
  const settled = payload[CLAIMS].filter(
    ({ yourCost, bilgProvTotMbrLiab }) => (yourCost ?? bilgProvTotMbrLiab) !== undefined,
  );
  const plan = settled.map(({ planPaidAmount = Number.NaN }) => Math.round(planPaidAmount * 100));
  const member = settled.map(({ yourCost, bilgProvTotMbrLiab }) =>
    Math.round((yourCost ?? bilgProvTotMbrLiab ?? 0) * 100),
  );
  return [settled.length, sum(plan), sum(member)];
}

describe('the year of costs', () => {
  it('sums the service’s claims by month, person and kind of care, on screen and in the saved file', async () => {
    const bodies: Sent[] = [];
    changeResponse(CALL, (body: Sent) => {
      bodies.push(body);
      return body;
    });
    const files = watchSavedFiles();
    await openList('maria');
    const before = sentRequests().filter(({ call }) => call.startsWith('claim')).length;
    await user.click(screen.getByRole('link', { name: 'Your year of health costs' }));
    const footer = (await table('By month')).querySelector('tfoot');
    expect(sentRequests(CALL).at(-1)?.path).toContain(`startDate=${thisYear}`);
    const [claims, plan, member] = totalsOf(bodies.at(-1) ?? { payload: { [CLAIMS]: [] } });
    const totals = [...(footer?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent);
    expect(totals[0]).toBe(String(claims));
    expect(totals.slice(1, 3).map(cents)).toEqual([plan, member]);
    for (const name of ['By month', 'By person', 'By kind of care']) {
      const body = (await table(name)).querySelector('tbody');
      expect([sum(column(body, 3)), sum(column(body, 4))], name).toEqual([plan, member]);
    }
    expect(within(panel()).getByRole('img')).toHaveAccessibleName(
      expect.stringContaining(`In ${thisYear} so far, your plan paid ${totals[1]}`),
    );
    expect(panel()).toHaveTextContent(/We haven’t counted \d+ claims? in process/);

    const file = await files.next(
      user.click(within(panel()).getByRole('button', { name: 'Download as CSV' })),
    );
    const lines = (await file.text()).trim().split('\r\n');
    const total = lines.findIndex((line) => line.startsWith('Total'));
    expect(total).toBe(panel().querySelectorAll('.costs-table tbody tr').length + 1);
    expect(lines[total]?.split(',').slice(2).map(cents)).toEqual([claims * 100, plan, member]);

    const forEveryone = 'These are the claims of everyone on your coverage.';
    expect(panel()).toHaveTextContent(forEveryone);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Person' }), 'Leo Delgado');
    const people = await table('By person');
    await waitFor(() => expect(people.querySelectorAll('tbody tr')).toHaveLength(1));
    expect(panel()).not.toHaveTextContent(forEveryone);
    await announced(/your cost was/);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), `${thisYear - 1}`);
    await waitFor(() =>
      expect(within(panel()).getByRole('heading', { level: 2 })).toHaveTextContent(`${thisYear - 1}`),
    );
    const asked = sentRequests().filter(({ call }) => call.startsWith('claim')).length - before;
    expect(asked, 'one request a period, and no other call').toBe(2);
  });

  it('can be loaded again after a failure, and says that the totals are unknown if a claim is malformed', async () => {
    failCall(CALL);
    await openAs('maria', brand, YEAR);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('We couldn’t load the claims for this period.');
    repair();
    breakCall(CALL, { kind: 'wrong-type', field: `payload.${CLAIMS}.3.dateOfServiceISO` });
    await user.click(within(alert).getByRole('button'));
    const footer = (await table('By month')).querySelector('tfoot th');
    expect(footer).toHaveTextContent('Total of the claims that we could read');
    expect(panel().querySelector('.costs-warn')).toHaveTextContent('We couldn’t read 1 claim');
    expect(panel().querySelector('.costs-say')).toHaveTextContent('we don’t know the totals');
    expect(panel().querySelector('.facts dd')).toHaveTextContent('Not known');
  });

  it('says that no claim matches if the chosen person has no claims of the chosen kind of care', async () => {
    const kindOf = (claim: SentClaim) => (JSON.stringify(claim).includes('"Leo"') ? 'vision' : 'medical');
    changeResponse(CALL, ({ payload }: Sent) => ({
      payload: {
        ...payload,
        [CLAIMS]: payload[CLAIMS].map((claim) => ({ ...claim, planType: kindOf(claim) })),
      },
    }));
    await openAs('maria', brand, YEAR);
    await table('By month');
    await user.selectOptions(screen.getByLabelText('Person'), 'Maria Delgado');
    await user.selectOptions(screen.getByLabelText('Kind of care'), 'Vision');
    expect(panel()).toHaveTextContent('there are no claims of this person and kind of care.');
    await announced(/there are no claims of this person and kind of care\.$/);
  });

  it('says in Spanish on a Spanish page that there are no claims', async () => {
    await makeSpanish();
    await openAs('nora', brand, YEAR);
    await waitFor(() => expect(panel()).toHaveTextContent('no hay reclamos'));
    expect(screen.queryByRole('table')).toBeNull();
  });
});

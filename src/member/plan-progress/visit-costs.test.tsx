/** Visit costs in the finder (decisions/visitors#what-a-visit-may-cost). */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brandWhere } from '../../../tests/support/brands.ts';
import { openAs, user } from '../../../tests/support/component/portal.tsx';
import { changeResponse, failCall, sentRequests } from '../../../tests/support/component/services.ts';
import { makeSpanish } from '../../../tests/support/component/spanish.ts';
import { brandWithSwitch } from '../../../tests/support/component/switches.ts';

const brand = brandWhere(({ planProgress, messageCenter }) => planProgress.version === 'V3' && messageCenter);

/** A brand on which plan progress is hidden. */
const hiding = brandWithSwitch('SUPPRESS_PLAN_PROGRESS_MODULE');

const main = () => screen.getByRole('main');
const rows = () => [...document.querySelectorAll<HTMLElement>('.provider:not(.place-skeleton)')];
const rowOf = (name: string) => rows().find((row) => row.textContent?.includes(name)) ?? main();
const costLines = () => rows().flatMap((row) => row.querySelector('.visit-cost')?.textContent ?? []);

async function search(): Promise<void> {
  await user.click(within(main()).getByRole('button', { name: /^(Search|Buscar)$/ }));
  await waitFor(() => expect(rows().length).toBeGreaterThan(5));
}

/** Signs in as one of the sandbox's people, and searches near Pittsburgh. */
async function open(person: Parameters<typeof openAs>[0] = 'maria', site = brand): Promise<void> {
  await openAs(person, site, '#/finder');
  await waitFor(() => expect(screen.getByLabelText('Zip code')).not.toHaveValue(''));
  await user.clear(screen.getByLabelText('Zip code'));
  await user.type(screen.getByLabelText('Zip code'), '15222');
  await search();
}

const RANGE =
  /A covered visit may cost you: \$0\.00 to (\$[\d,]+\.\d\d) · usually the full price, until \$[\d,.]+ more/;
const inList = (words: RegExp | string) => waitFor(() => expect(costLines().join('\n')).toMatch(words));

describe('the cost of a visit', () => {
  it('is the copay that the service states, or otherwise a range from the plan’s limits', async () => {
    await open();
    await inList(RANGE);
    const medical = costLines().filter((line) => line.includes('to $'));
    expect(new Set(medical.map((line) => RANGE.exec(line)?.[1]))).toHaveProperty('size', 1);
    expect(rowOf('Pittsburgh Urgent Care')).toHaveTextContent(
      'Your copay for a visit: $60.00 · as your plan states it. Tests or treatment may cost more.',
    );
  });

  it('is unknown for an out-of-network provider', async () => {
    await open();
    await user.click(screen.getByLabelText('Also show those outside your plan’s network'));
    await search();
    await inList('Cost not known. Outside your plan’s network, the office sets its own price.');
    const outside = rows().filter((row) => row.textContent?.includes('Not in your plan’s network'));
    for (const row of outside) expect(row).not.toHaveTextContent('visit may cost');
  });

  it('is the copay that the member typed, and changes when another person is selected', async () => {
    await open();
    await inList(RANGE);
    const mine = costLines().join('\n');
    await user.click(screen.getByText('What a visit may cost, by person'));
    expect(main()).toHaveTextContent('We haven’t counted claims in process yet.');
    const copay = screen.getByLabelText('Your copay for a visit, in dollars (optional)');
    await user.type(copay, '3x');
    expect(copay).toBeInvalid();
    await user.clear(copay);
    await user.type(copay, '30');
    await inList('Your copay for a visit: $30.00 · as you entered it. Tests or treatment may cost more.');
    expect(rowOf('Pittsburgh Urgent Care')).toHaveTextContent('Your copay for a visit: $60.00');
    await user.clear(copay);
    await inList(RANGE);
    await user.selectOptions(screen.getByLabelText('Who is it for?'), 'Leo Delgado');
    await inList('A covered visit may cost Leo: $0.00 to');
    expect(costLines().join('\n')).not.toBe(mine.replaceAll('you:', 'Leo:'));
  });
});

it('visit costs switch back to the member if a new search’s plan does not cover the selected person', async () => {
  changeResponse('plan/v3/progress', ({ payload }: { payload: { activePlan: { lob: string }[] } }) => ({
    payload: {
      ...payload,
      activePlan: payload.activePlan.map((plan) =>
        plan.lob === 'D' ? (JSON.parse(JSON.stringify(plan).replaceAll('6630202', '9')) as unknown) : plan,
      ),
    },
  }));
  await open('theo');
  await inList(/A covered visit (may cost|costs) you: /);
  await user.click(screen.getByText('What a visit may cost, by person'));
  await user.selectOptions(screen.getByLabelText('Who is it for?'), 'Miriam Abara');
  await inList(/A covered visit (may cost|costs) Miriam: /);
  await user.selectOptions(screen.getByLabelText('What do you need?'), 'Dentist');
  await user.click(within(main()).getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(rows().length).toBeLessThan(5)); // the dentists
  await inList(/A covered visit (may cost|costs) you: /);
  expect(screen.getByLabelText('Who is it for?')).toHaveDisplayValue('Theo Abara');
});

describe('the last visit', () => {
  it('is shown with its cost and services, and with a note that the next visit may cost a different amount', async () => {
    await open();
    await waitFor(() =>
      expect(rowOf('approved visit')).toHaveTextContent(
        /Your last approved visit to this practice, \w{3}.\d{1,2}(, \d{4})?: \$[\d,.]+\w.+The next one may cost more or less\./,
      ),
    );
    expect(rowOf('Bertil Dunmore')).not.toHaveTextContent('last approved visit');
    expect(main()).not.toHaveTextContent('practice, undefined');
  });

  it('is shown without its services if the claim detail cannot be loaded', async () => {
    failCall('claim/detail');
    await open();
    await waitFor(() =>
      expect(rowOf('approved visit')).toHaveTextContent(
        /Your last approved visit to this practice, \w{3}.\d+(, \d{4})?: \$[\d,.]+The next one/,
      ),
    );
  });

  it.each([
    ['a claim is unreadable', (claims: unknown[]) => void claims.push({ claimNumber: 7 })],
    ['a counted claim was not sent', (claims: unknown[]) => void claims.pop()],
  ])('is not shown if %s, because that claim may be the last visit', async (_, change) => {
    changeResponse('claims/v2/recent', (body: { payload: Record<string, unknown[]> }) => {
      change(body.payload['getClaimAccumActivitySummaryData'] ?? []);
      return body;
    });
    await open();
    await inList(RANGE);
    expect(main()).not.toHaveTextContent('last approved visit');
  });
});

describe('a cost range', () => {
  it.each([
    ['is hidden for a group whose plan progress is suppressed', 'silas', brand, () => {}],
    ['is hidden on a brand that hides plan progress', 'maria', hiding, () => {}],
    ['is hidden if plan progress fails to load', 'maria', brand, () => failCall('plan/v3/progress')],
    [
      'is hidden if the list of plans fails to load, because a plan may be missing',
      'maria',
      brand,
      () => failCall('plan/memberplan'),
    ],
  ] as const)('%s', async (_, person, site, prepare) => {
    prepare();
    await open(person, site);
    await waitFor(() => expect(main()).not.toHaveTextContent('Looking up what a visit may cost'));
    expect(costLines().filter((line) => /may cost you|reached/.test(line))).toEqual([]);
    expect(screen.queryByText('What a visit may cost, by person')).not.toBeInTheDocument();
  });

  it('uses the limits of another group after the member selects that group', async () => {
    await open();
    await inList(RANGE);
    const first = costLines().join('\n');
    const groups = screen.getByLabelText<HTMLSelectElement>('Show this page for');
    const other = [...groups.options].find(({ selected }) => !selected);
    await user.selectOptions(groups, other ?? '');
    await waitFor(() =>
      expect(sentRequests('providerSearch/list').at(-1)?.body).toHaveProperty(
        'payload.groupNumber',
        other?.value,
      ),
    );
    await waitFor(() => expect(rows().length).toBeGreaterThan(5));
    await waitFor(() => expect(main()).not.toHaveTextContent('Looking up what a visit may cost'));
    expect(costLines().join('\n')).not.toBe(first);
  });
});

it('visit costs are in Spanish on a Spanish page, with service descriptions marked as English', async () => {
  await makeSpanish();
  await openAs('maria', brand, '#/finder');
  await waitFor(() => expect(screen.getByLabelText('Código postal')).toHaveValue('15222'));
  await search();
  await inList(/Una visita cubierta puede costarle de \$0\.00 a /);
  await waitFor(() =>
    expect(rowOf('Su última')).toHaveTextContent('Su última visita aprobada en este consultorio, '),
  );
  await waitFor(() =>
    expect(rowOf('Su última').querySelector('.visit-cost [lang=en]')).toHaveTextContent(/\w/),
  );
});

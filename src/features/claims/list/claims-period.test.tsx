/** The period of the claims list (spec 001 §§2, 5, 8): custom dates, periods without claims, a failing service. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  announced,
  brand,
  count,
  list,
  LIST,
  openList,
  period,
  rows,
} from '../../../../tests/support/component/claims.ts';
import { goTo, openAs, region, retryAfterRepair, user } from '../../../../tests/support/component/portal.tsx';
import { watchSavedFiles } from '../../../../tests/support/component/saved-files.ts';
import { breakCall, setServiceClock } from '../../../../tests/support/component/services.ts';
import { addDays, toUsDate } from '../../../lib/date/date.ts';

const start = () => screen.getByLabelText('After (start date)');
const end = () => screen.getByLabelText('Before (end date)');
const note = () => document.querySelector<HTMLElement>('.list-edges');
const hint = () => document.querySelector('.custom-dates .field-hint');
const days = () => rows().map((row) => row.querySelector('time')?.getAttribute('datetime') ?? '');
const button = (name: string) => within(list()).findByRole('button', { name });

async function type(field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.type(field, text);
}

async function chooseDates(from: string, to: string): Promise<void> {
  await user.selectOptions(period(), 'Choose dates');
  await type(start(), from);
  await type(end(), to);
  await user.keyboard('{Enter}');
}

/** The latest day that is before the newest claim and has no claim. */
function dayWithout([newest = '', ...others]: readonly string[]): string {
  let day = addDays(newest, -1);
  while (others.includes(day)) day = addDays(day, -1);
  return day;
}

describe('the custom dates of the claims list', () => {
  it('show an error beside each invalid field, and focus the first invalid field', async () => {
    await openList('maria');
    await chooseDates('13/01/2026', '1-1-26');
    expect(start()).toHaveFocus();
    expect(start()).toHaveAccessibleDescription(
      'Please enter a valid start date. Month must be an integer between 1 and 12. The month comes first: 01 is January and 12 is December.',
    );
    expect(end()).toHaveAccessibleDescription(
      'Please enter a valid end date. Date must be in mm/dd/yyyy or mm/dd/yy format. For example, write January 5, 2026 as 01/05/2026.',
    );
    await type(start(), '01/01/2020');
    await user.keyboard('{Enter}');
    expect(start()).toHaveAccessibleDescription(/^Please enter a valid start date\. It can be any day from/);
  });

  it('both become the last entered date if the end date would be before the start date', async () => {
    await openList('maria');
    const [later = '', earlier = ''] = [days()[1], days()[3]].map((day) => toUsDate(day ?? ''));
    await chooseDates(later, earlier);
    await waitFor(() => expect(start()).toHaveValue(earlier));
    expect(end()).toHaveValue(earlier);
    await type(start(), later);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(end()).toHaveValue(later));
    expect(start()).toHaveValue(later);
  });

  it('name the CSV file after the days that it contains', async () => {
    const files = watchSavedFiles();
    await openList('maria');
    const shown = days();
    const [from = '', to = ''] = [addDays(shown.at(-1) ?? '', -1), addDays(shown[0] ?? '', 1)];
    await chooseDates(toUsDate(from), toUsDate(addDays(shown[1] ?? '', 1)));
    await waitFor(() => expect(days()).not.toContain(to));
    const file = await files.next(user.click(await button('Download as CSV')));
    expect(file.name).toBe(`all-claims-${addDays(from, 1)}-to-${shown[1]}.csv`);
  });

  it('exclude claims on the start and end dates themselves, and an empty list explains this exclusion', async () => {
    await openList('maria');
    const shown = days();
    const typed = toUsDate(shown[1] ?? '');
    const quiet = toUsDate(dayWithout(shown));
    await user.selectOptions(period(), 'Choose dates');
    await type(end(), typed);
    await type(start(), typed);
    await user.tab();
    expect(end()).toHaveValue(typed);
    await user.type(end(), '{Enter}');
    await waitFor(() => expect(note()).toHaveTextContent(/^The list leaves out \d claims? on \w+ \d+\./));
    expect(list()).not.toHaveTextContent(/You have no claim|There’s no day/);
    expect(
      within(list())
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringMatching(/^Include/)]);
    await chooseDates(quiet, quiet);
    const year = await button('Show the last 12 months');
    expect(list()).toHaveTextContent('There’s no day after the start date and before the end date.');
    expect(list()).not.toHaveTextContent('You have no claim');
    await user.click(year);
    expect(await count('40 claims')).toHaveFocus();
    expect(period()).toHaveValue('twelveMonths');
  });

  it('come with a note on the number of excluded claims, and a button that includes them', async () => {
    await openList('maria');
    const shown = days();
    const [later = '', earlier = ''] = [shown[1], shown[3]];
    const edges = shown.filter((day) => day === earlier || day === later).length;
    const all = shown.filter((day) => earlier <= day && day <= later).length;
    await chooseDates(toUsDate(earlier), toUsDate(later));
    await waitFor(() =>
      expect(note()).toHaveTextContent(
        new RegExp(String.raw`^The list leaves out ${edges} claims on \w+ \d+ and \w+ \d+\.`),
      ),
    );
    expect(note()).toHaveTextContent('It shows days after the start date and before the end date.');
    expect(rows()).toHaveLength(all - edges);
    await announced(/^\d+ claims?\..* The list leaves out \d+ claims on \w+ \d+ and \w+ \d+\.$/);
    await user.click(await button('Include these claims'));
    await waitFor(() => expect(rows()).toHaveLength(all));
    expect(note()).toBeNull();
    expect(await count(/claims?$/)).toHaveFocus();
    expect([start(), end()].map((field) => (field as HTMLInputElement).value)).toEqual([
      toUsDate(addDays(earlier, -1)),
      toUsDate(addDays(later, 1)),
    ]);
    await announced(new RegExp(String.raw`^${all} claims\. The first claim is open\.$`));
  });

  it('come with the button "Show the last 30 days" if the end date is today', async () => {
    await openList('maria');
    const [newest = ''] = days();
    const today = Date.now();
    setServiceClock(() => today);
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${newest}T18:00:00Z`) }); // the date of the newest claim
    await goTo('#/change-password');
    await goTo(LIST);
    await waitFor(() => expect(rows()).toHaveLength(10));
    await chooseDates(toUsDate(addDays(newest, -20)), toUsDate(newest));
    await waitFor(() =>
      expect(note()).toHaveTextContent(
        /^The list leaves out 1 claim on \w+ \d+\. It stops the day before the end date/,
      ),
    );
    await user.click(await button('Show the last 30 days'));
    await waitFor(() => expect(days()[0]).toBe(newest));
    expect(period()).toHaveValue('thirtyDays');
  });

  it('accept two-digit years, and stay filled in when the member returns to the list', async () => {
    await openList('maria');
    const year = new Date().getFullYear() - 1;
    const short = String(year).slice(2);
    await chooseDates(`12/1/${short}`, `12/5/${short}`);
    expect(hint()).toHaveTextContent(`Shows claims from December 2, ${year} through December 4, ${year}.`);
    await waitFor(() =>
      expect(list().querySelector('.list-period')).toHaveTextContent(
        `After December 1, ${year} and before December 5, ${year}`,
      ),
    );
    await user.selectOptions(period(), 'Last 60 days');
    expect(screen.queryByLabelText('After (start date)')).toBeNull();
    await goTo('#/change-password');
    await screen.findByRole('heading', { level: 1, name: 'Change your password' });
    await goTo(LIST);
    await waitFor(() => expect(period()).toHaveValue('sixtyDays'));
    await user.selectOptions(period(), 'Choose dates');
    expect([start(), end()].map((field) => (field as HTMLInputElement).value)).toEqual([
      `12/01/${year}`,
      `12/05/${year}`,
    ]);
  });
});

describe('a period of the claims list', () => {
  it('without claims shows the same message in the list and in the summary panel', async () => {
    await openAs('nora', brand, LIST);
    await screen.findByText('You have no claims in the last 12 months.');
    expect(screen.queryByLabelText('Sort by')).toBeNull();
    await user.selectOptions(period(), 'Last 60 days');
    const text =
      /You have no claim within the last 60 days\. ?Please adjust your refine options to see other claims\./;
    await waitFor(() => expect(list()).toHaveTextContent(text));
    await goTo('#/claims/activitySummary');
    const panel = await region(/^Claims/);
    await waitFor(() => expect(panel).toHaveTextContent(text));
  });

  it.each([
    ['responds 500', { kind: 'status', status: 500 }],
    ['sends an HTML page', { kind: 'html' }],
    ['sends another type', { kind: 'wrong-type', field: 'payload.totalClaims' }],
  ] as const)(
    'stays visible if the service %s, and offers a retry instead of the message for an empty list',
    async (_, failure) => {
      breakCall('claims/v2/recent', failure);
      await openAs('maria', brand, LIST);
      await within(await screen.findByRole('main')).findByText('We couldn’t load your claims.');
      expect(list()).not.toHaveTextContent('You have no claim');
      expect(period()).toBeVisible();
      await retryAfterRepair(list(), 'We couldn’t load your claims.');
      await waitFor(() => expect(rows()).toHaveLength(10));
    },
  );
});

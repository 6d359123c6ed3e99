/** The statement archive (spec 001 §§2, 4, 5, 8): what it lists for each person, its periods, and failing sources. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { brandWhere } from '../../../tests/support/brands.ts';
import { goTo, openAs, user } from '../../../tests/support/component/portal.tsx';
import { watchSavedFiles } from '../../../tests/support/component/saved-files.ts';
import {
  changeResponse,
  failCall,
  holdCall,
  repair,
  sentRequests,
} from '../../../tests/support/component/services.ts';
import { addDays, parseWireDate, toUsDate } from '../../lib/date/date.ts';
import { monthAndYear } from '../../ui/chart/month-names.ts';

const ARCHIVE = '#/claims/statementArchives';
const EMPTY = 'You do not have any statement archives in the time period selected.';
const SOURCES = [
  'statement/getSREStatementArchives',
  'statement/getPOSStatementArchives',
  'statement/getStatementArchives',
  'eobDocByUmi',
];
const brand = brandWhere(({ dataArchive, messageCenter }) => dataArchive && messageCenter);

interface Explanations {
  payload: { repEobDocumentByUmiData: { documentKeys: { docTypeCode: string }[] } };
}

const count = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name });
const headings = (level: number) =>
  screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent);
const titles = () => headings(4);
const months = () => headings(3).filter((heading) => /^[A-Z]\w+ \d{4}$/.test(heading));
const rows = () => document.querySelectorAll('#statements-list .statement');
const period = () => screen.getByLabelText('Period');
const dataArchive = () => screen.queryByRole('region', { name: 'Data archive' });
const person = () => screen.queryByRole('group', { name: 'Person' });

describe('the statement archive', () => {
  it('lists the readable statements from all sources with titles and people, and says how many could not be read', async () => {
    await openAs('jonas', brand, ARCHIVE);
    await count('32 statements');
    const main = screen.getByRole('main');
    expect(main).toHaveTextContent(
      /Access health plan statements\. The information here is as of \w+ \d+, \d{4}\./,
    );
    expect(main).toHaveTextContent('Statements for your plan');
    expect(main).toHaveTextContent('We couldn’t read 1 statement, so it isn’t listed.');
    await user.selectOptions(screen.getByLabelText('Rows per page'), '50');
    const DAY = String.raw`\d\d/\d\d/\d{4}`;
    for (const form of [
      `Health Statement - ${DAY} - ${DAY}`,
      `Payment Only Statement - ${DAY}`,
      `Quarterly Statement - ${DAY} thru ${DAY}`,
      `Explanation of Benefits - ${DAY} - ${DAY}`,
      `Statement - ${DAY} - ${DAY}`,
    ])
      expect(titles()).toContainEqual(expect.stringMatching(new RegExp(`^${form}$`)));
    const people = within(person() ?? main);
    expect(people.getAllByRole('checkbox')).toHaveLength(4);
    await user.click(people.getByRole('checkbox', { name: /^Elke/ }));
    await count('4 statements of 32');
    expect(titles()).toEqual(Array.from({ length: 4 }, () => expect.stringMatching(/^Health Statement/)));
    expect(dataArchive()).toHaveTextContent('Save all 4 statements (ZIP)');
  });

  it('shows a spouse only her own statements, without the person filter and the data archive', async () => {
    await openAs('elke', brand, ARCHIVE);
    await count('4 statements');
    for (const row of rows()) expect(row).toHaveTextContent('Elke');
    expect([person(), dataArchive()]).toEqual([null, null]);
    expect(sentRequests('eobDocByUmi')).toEqual([]);
  });

  it('offers the last 12 months, but no data archive, to a member without statements', async () => {
    await openAs('nora', brand, ARCHIVE);
    await screen.findByText(EMPTY);
    expect(dataArchive()).toBeNull();
    await user.selectOptions(period(), 'sixMonths');
    await user.click(await screen.findByRole('button', { name: 'Show the last 12 months' }));
    await waitFor(() => expect(period()).toHaveValue('twelveMonths'));
  });
});

describe('the data archive', () => {
  it('lists only the saved files, and says how many statements could not be saved', async () => {
    const files = watchSavedFiles();
    failCall('statement/document/:docentid');
    changeResponse('eobDocByUmi', (body: Explanations) => {
      for (const key of body.payload.repEobDocumentByUmiData.documentKeys) key.docTypeCode = 'UNKNOWN';
      return body;
    });
    await openAs('jonas', brand, ARCHIVE);
    await user.selectOptions(await screen.findByLabelText('Period'), 'sixtyDays');
    const zip = await files.next(user.click(await screen.findByRole('button', { name: /ZIP/ })));
    const shown = [...rows()];
    const closed = shown.filter(({ textContent }) => textContent.includes('You can’t open')).length;
    const failed = titles().filter((title) => title?.startsWith('Statement -')).length;
    const saved = shown.length - closed - failed;
    await waitFor(() =>
      expect(dataArchive()).toHaveTextContent(`Saved ${saved} of ${shown.length} statements`),
    );
    expect(dataArchive()).toHaveTextContent(`We couldn’t get ${failed} statement`);
    expect(dataArchive()).toHaveTextContent(`You can’t save ${closed} statement`);
    const list = (await zip.text()).split('File in the ZIP')[1] ?? '';
    expect(list.match(/\.pdf\r\n/g)).toHaveLength(saved);
  });

  it.each([
    [/ZIP/, /We couldn’t get \d+ statements\./],
    [/CSV/, /We couldn’t make the list\./],
  ])('shows an error if the code that saves files does not load: %s', async (name, text) => {
    vi.doMock('./data-archive-files.ts', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    await openAs('jonas', brand, ARCHIVE);
    const button = await screen.findByRole('button', { name });
    await user.click(button);
    vi.doUnmock('./data-archive-files.ts');
    await waitFor(() => expect(dataArchive()).toHaveTextContent(text));
    expect(button).toBeEnabled();
  });
});

describe('the period of the archive', () => {
  it('determines which statements are loaded, and is restored on the next visit', async () => {
    await openAs('maria', brand, ARCHIVE);
    await count('48 statements');
    const ends = titles().map((title) => parseWireDate(title.slice(-10)) ?? '');
    expect(months()).toEqual([...new Set(ends.map((day) => monthAndYear(day)))]);
    expect(months().length).toBeGreaterThan(1);
    expect(period()).toHaveValue('twelveMonths');
    expect(
      within(period())
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Last 30 days',
      'Last 60 days',
      'Last 90 days',
      'Last 6 months',
      'Last 12 months',
      'Choose dates',
    ]);
    await user.selectOptions(period(), 'thirtyDays');
    await count(/^[4-7] statements$/);
    const ranges = sentRequests(SOURCES[0]).map(({ path }) => {
      const { searchParams } = new URL(path, window.location.href);
      return `${searchParams.get('effFromDate')} ${searchParams.get('effToDate')}`;
    });
    expect(new Set(ranges).size).toBe(2);
    expect(ranges.join(' ')).toMatch(/^(\d{4}-\d\d-\d\d ?){4}$/);
    await goTo('#/change-password');
    await screen.findByRole('heading', { level: 1, name: 'Change your password' });
    await goTo(ARCHIVE);
    await count(/^[4-7] statements$/);
    expect(period()).toHaveValue('thirtyDays');
    expect(sessionStorage.getItem('View statementArchive')).toContain('"dateRange":{"option":"thirtyDays"}');
  });

  it('shows a message if the chosen dates contain no statements', async () => {
    await openAs('maria', brand, ARCHIVE);
    await count('48 statements');
    await user.selectOptions(period(), '-1');
    const quiet = toUsDate(addDays(new Date().toISOString().slice(0, 10), -705));
    for (const label of ['From (start date)', 'Through (end date)']) {
      await user.clear(screen.getByLabelText(label));
      await user.type(screen.getByLabelText(label), quiet);
    }
    expect(screen.getByText(/^Shows statements that end from/)).toBeVisible();
    const before = sentRequests('eobDocByUmi').length;
    await user.keyboard('{Enter}{Enter}');
    await screen.findByText(EMPTY);
    expect(sentRequests('eobDocByUmi')).toHaveLength(before + 1);
    expect(screen.getByRole('button', { name: 'Show the last 12 months' })).toBeVisible();
  });
});

describe('the sources of the archive', () => {
  it('show their statements even if other sources fail, and the failed sources can be reloaded', async () => {
    failCall('statement/getPOSStatementArchives');
    failCall('eobDocByUmi');
    await openAs('maria', brand, ARCHIVE);
    expect(await screen.findByText('We couldn’t load your explanations of benefits.')).toBeVisible();
    const warning = await screen.findByText('We couldn’t load your payment only statements.');
    expect(rows()).toHaveLength(10);
    expect(screen.queryByText(EMPTY)).toBeNull();
    repair();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await count('48 statements');
    expect(warning).not.toBeInTheDocument();
  });

  it('show no rows if all of them fail, and a retry button replaces the loading dialog', async () => {
    await openAs('maria', brand, ARCHIVE);
    await count('48 statements');
    for (const call of SOURCES) holdCall(call);
    await user.selectOptions(period(), 'sixMonths');
    const dialog = await screen.findByRole('dialog', { name: 'Please Wait' });
    expect(dialog).toHaveTextContent('Loading your statements…');
    await user.click(within(dialog).getByRole('button', { name: 'Stop loading' }));
    await screen.findByText('You stopped loading your statements.');
    expect(dialog).not.toBeInTheDocument();
    repair();
    for (const call of SOURCES) failCall(call);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('We couldn’t load your statements.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(rows()).toHaveLength(0);
    repair();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(rows()).toHaveLength(10));
  });
});

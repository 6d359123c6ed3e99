/** Downloads of claims (spec 001 §§2, 7). */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { announced, choice, openList } from '../../../../tests/support/component/claims.ts';
import { expectError, retryAfterRepair, user } from '../../../../tests/support/component/portal.tsx';
import { watchSavedFiles } from '../../../../tests/support/component/saved-files.ts';
import { changeResponse, failCall } from '../../../../tests/support/component/services.ts';

const CALL = 'download/claimdetails/file';
const sheet = () => screen.findByRole('button', { name: 'Download to spreadsheet' });
const values = () => user.click(screen.getByRole('button', { name: 'Download as CSV' }));
const downloads = async (): Promise<HTMLElement> =>
  (await sheet()).closest<HTMLElement>('.downloads') ?? document.body;
const offered = () => Number.parseInt(document.querySelector('.downloads-about')?.textContent ?? '', 10);

it('the claims list saves a CSV file after the spreadsheet fails, and offers to retry the spreadsheet', async () => {
  const files = watchSavedFiles();
  await openList('maria');
  failCall(CALL);
  await user.click(await sheet());
  await within(await downloads()).findByRole('alert');
  const all = await files.next(values());
  expect(all.name).toMatch(/^all-claims-\d{4}-\d\d-\d\d-to-\d{4}-\d\d-\d\d\.csv$/);
  const text = await all.text();
  expect(text).toMatch(/^\uFEFF?Date of service,Patient,/);
  expect(text.trimEnd().split('\r\n')).toHaveLength(offered() + 1);
  await announced(/^Saved \d+ claims to your downloads as all-claims-/);
  // A filtered file has another name, which does not contain the person's name.
  await user.click(choice('Maria Delgado'));
  await announced(/ claims of \d+\. The first claim is open\.$/);
  const filtered = await files.next(values());
  expect(filtered.name).toBe(all.name.replace('all', 'filtered'));
  const panel = await downloads();
  await retryAfterRepair(panel, 'We couldn’t make the spreadsheet.');
  await waitFor(() => expect(within(panel).queryByRole('alert')).toBeNull());
});

it('the claims list offers a retry if the code that makes the CSV file does not load', async () => {
  const files = watchSavedFiles();
  vi.doMock('./spreadsheet-files.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  await openList('maria');
  await sheet();
  await values();
  const alert = await screen.findByText('We couldn’t make the CSV file.');
  vi.doUnmock('./spreadsheet-files.ts');
  const { name } = await files.next(user.click(screen.getByRole('button', { name: 'Try again' })));
  expect(name).toMatch(/^all-claims-/);
  await waitFor(() => expect(alert).not.toBeInTheDocument());
});

it('the claims list shows an alert and opens no page if the spreadsheet link leads to another site', async () => {
  expectError(/navigation to an unknown site/);
  await openList('maria');
  changeResponse(CALL, () => ({ payload: { link: '//elsewhere.example/x' } }));
  const before = window.location.href;
  await user.click(await sheet());
  await within(await downloads()).findByRole('alert');
  expect(window.location.href).toBe(before);
});

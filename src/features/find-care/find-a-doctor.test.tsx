/** Find a Doctor of members: the search, its errors, and its results (000 §2; docs/decisions/020). */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { brandWhere } from '../../../tests/support/brands.ts';
import { goTo, localSite, openAs, retryAfterRepair, user } from '../../../tests/support/component/portal.tsx';
import { failCall, sentRequests } from '../../../tests/support/component/services.ts';

const brand = brandWhere(
  ({ handOffs, messageCenter, theme }) =>
    handOffs.wellness !== undefined && messageCenter && theme.header === 'band',
);
const CALL = 'providerSearch/list';
const { careDirectory } = brand.handOffs;

const main = () => screen.getByRole('main');
const rows = () => [...document.querySelectorAll<HTMLElement>('.provider')];
const zipField = () => screen.getByLabelText<HTMLInputElement>('Zip code');
const search = () => user.click(within(main()).getByRole('button', { name: 'Search' }));
/** Waits until an element with a text has the focus; queries by role are slow on a page with a long list. */
const focusIsOn = (text: string | RegExp) =>
  waitFor(() => expect(document.activeElement).toHaveTextContent(text));
const headingIs = (text: string) =>
  waitFor(() => expect(document.querySelector('h1')).toHaveTextContent(text));
const says = (text: string) => waitFor(() => expect(main()).toHaveTextContent(text));

async function open(): Promise<void> {
  await openAs('maria', brand, '#/finder');
  await headingIs('Find a Doctor');
  await waitFor(() => expect(zipField()).toHaveValue('15222'));
}

async function typeZip(zipCode: string): Promise<void> {
  await user.clear(zipField());
  if (zipCode !== '') await user.type(zipField(), zipCode);
}

it('searches, shows more, and keeps the results while the member is on another page', async () => {
  await open();
  await says('Press Search to see who is near 15222.');
  await typeZip('');
  await says('Enter a zip code to see who is near you.');
  await typeZip('15222');
  await says('Press Search to see who is near 15222.');
  await search();
  await focusIsOn(/^Results$/);
  await waitFor(() => expect(rows()).toHaveLength(10));
  const [first = main()] = rows();
  expect(first).toHaveTextContent(/miles? away/);
  expect(within(first).getByRole('link', { name: /^Call / })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:\d{10}$/),
  );
  expect(within(first).getByRole('link', { name: /^Directions/ })).toHaveAttribute('rel', 'noreferrer');
  expect(first).toHaveTextContent(/In network|Out of network|Network not known/);
  expect(first).toHaveTextContent(/Open now|Closed/);
  await user.click(screen.getByText('Show more results'));
  await waitFor(() => expect(rows().length).toBeGreaterThan(10));
  expect(rows()[10]?.querySelector('h3')).toHaveFocus();
  const count = rows().length;
  expect(window.location.href).not.toContain('15222');
  await goTo('#/wellness');
  await headingIs('Wellness');
  await goTo('#/finder');
  await headingIs('Find a Doctor');
  expect(rows()).toHaveLength(count);
  expect(screen.getByText(/Open the full directory/).closest('a')).toHaveAttribute(
    'href',
    localSite(careDirectory?.url.prod),
  );
});

it('shows errors next to the field and in the summary, and sends nothing', async () => {
  await open();
  await typeZip('1522');
  await search();
  const summary = within(main()).getByRole('group', { name: 'One thing needs your attention' });
  expect(summary).toHaveFocus();
  expect(zipField()).toHaveAccessibleDescription(expect.stringMatching(/five digits, for example 15222/));
  await user.click(within(summary).getByRole('link'));
  expect(zipField()).toHaveFocus();
  await user.clear(zipField());
  await user.type(zipField(), '{Enter}');
  await waitFor(() =>
    expect(summary).toHaveTextContent('Zip code: Enter a zip code, or the name of a doctor or practice'),
  );
  expect(sentRequests(CALL)).toEqual([]);
});

it('offers a wider search without results, and a retry after a failure', async () => {
  await open();
  await typeZip('83001');
  await user.selectOptions(screen.getByLabelText('Kind of care'), 'Dentist');
  await search();
  await says('No one within 50 miles of 83001 matches this search.');
  await user.click(screen.getByRole('button', { name: 'Search within 100 miles' }));
  await says('No one within 100 miles of 83001 matches this search.');
  expect(screen.getByLabelText('Distance')).toHaveValue('100');
  failCall(CALL);
  await typeZip('15222');
  await search();
  await retryAfterRepair(main(), 'We could not search the directory.');
  await waitFor(() => expect(rows()).not.toEqual([]));
});

/** Find a Doctor for members (spec 000 §2; decisions/shell#pages-of-hidden-tabs). */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { brandWhere } from '../../../tests/support/brands.ts';
import { goTo, localSite, openAs, retryAfterRepair, user } from '../../../tests/support/component/portal.tsx';
import { positionAt, setPosition } from '../../../tests/support/component/position.ts';
import {
  changeResponse,
  failCall,
  holdCall,
  repair,
  sentRequests,
} from '../../../tests/support/component/services.ts';

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
/** Waits until the element with this text has the focus; queries by role are slow on a page with a long list. */
const focusIsOn = (text: string | RegExp) =>
  waitFor(() => expect(document.activeElement).toHaveTextContent(text));
const headingIs = (text: string) =>
  waitFor(() => expect(document.querySelector('h1')).toHaveTextContent(text));
const says = (text: string) => waitFor(() => expect(main()).toHaveTextContent(text));

async function open(person: 'maria' | 'nora' | 'felix' = 'maria'): Promise<void> {
  await openAs(person, brand, '#/finder');
  await headingIs('Find a Doctor');
  await waitFor(() => expect(zipField()).not.toHaveValue(''));
}

async function typeZip(zipCode: string): Promise<void> {
  await user.clear(zipField());
  if (zipCode !== '') await user.type(zipField(), zipCode);
}

const sent = () => sentRequests(CALL).map(({ body }) => (body as { payload: object }).payload);

it("the members' finder first searches the plan's network, and other networks on request", async () => {
  await open();
  expect(zipField()).toHaveValue('15222');
  await search();
  await focusIsOn(/^Doctors and clinics near 15222$/);
  await waitFor(() => expect(rows()).toHaveLength(10));
  await says('Only: in your plan’s network'); // shown even if the search starts before the profile is loaded
  await waitFor(() => expect(rows()).toHaveLength(10));
  for (const row of rows()) expect(row).toHaveTextContent('In your plan’s network');
  await says('Are you in my plan’s network');
  expect(sent().at(-1)).toMatchObject({ planNetworkOnly: true, groupNumber: expect.any(String) });
  await user.click(screen.getByLabelText('Also show those outside your plan’s network'));
  await search();
  await waitFor(() =>
    expect(rows().some((row) => row.textContent?.includes('Not in your plan’s network'))).toBe(true),
  );
  expect(sent().at(-1)).not.toHaveProperty('planNetworkOnly');
  expect(window.location.href).not.toContain('15222');
});

it("the members' finder has a list, a map and filters, and keeps the results while another page is open", async () => {
  await open();
  await search();
  await waitFor(() => expect(rows()).toHaveLength(10));
  const [first = main()] = rows();
  expect(first).toHaveTextContent(/miles? away/);
  expect(first).toHaveTextContent(/Open now|Closed/);
  expect(within(first).getByRole('link', { name: /^Call / })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:\d{10}$/),
  );
  expect(within(first).getByRole('link', { name: /^Directions/ })).toHaveAttribute('rel', 'noreferrer');
  expect(within(first).getByRole('button', { name: /on the map$/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show map' })).toHaveAttribute('aria-expanded', 'false');
  await user.click(screen.getByText('More filters'));
  expect(screen.getByLabelText('Language spoken')).toBeVisible();
  expect(screen.getByLabelText('Accessibility')).toBeVisible();
  await goTo('#/wellness');
  await headingIs('Wellness');
  await goTo('#/finder');
  await headingIs('Find a Doctor');
  expect(rows()).toHaveLength(10);
  expect(zipField()).toHaveValue('15222');
  expect(screen.getByText(/Open the full directory/).closest('a')).toHaveAttribute(
    'href',
    localSite(careDirectory?.url.prod),
  );
});

it("the members' finder repeats a search if the member left the page before the results arrived", async () => {
  await open();
  holdCall(CALL);
  await search();
  await waitFor(() => expect(sent()).toHaveLength(1));
  await goTo('#/wellness');
  await headingIs('Wellness');
  repair();
  await goTo('#/finder');
  await waitFor(() => expect(rows()).toHaveLength(10));
  expect(sent()[1]).toEqual(sent()[0]);
});

it("the members' finder can search at the member's position, and forgets it when the member leaves the page", async () => {
  setPosition(positionAt(40.441_23, -79.996_54));
  await open();
  await user.click(screen.getByRole('button', { name: 'Use my location' }));
  await focusIsOn(/^Doctors and clinics near your location$/);
  await waitFor(() => expect(rows()).toHaveLength(10));
  expect(sent().at(-1)).toMatchObject({ latitude: 40.44, longitude: -80, planNetworkOnly: true });
  expect(zipField()).toHaveValue('');
  await search();
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent().at(-1)).toMatchObject({ latitude: 40.44, longitude: -80 });
  await goTo('#/wellness');
  await headingIs('Wellness');
  await goTo('#/finder');
  await headingIs('Find a Doctor');
  expect(rows()).toEqual([]);
  expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toMatch(/40\.44|79\.99/);
});

it("the members' finder does not mention a plan's network if the member's plan has ended", async () => {
  await open('felix');
  await typeZip('15222');
  await search();
  await waitFor(() => expect(rows()).toHaveLength(10));
  await says('Your plan may use only part of our network');
  for (const row of rows()) expect(row).not.toHaveTextContent(/your plan’s network|copay|visit costs/);
  expect(screen.queryByLabelText('Also show those outside your plan’s network')).not.toBeInTheDocument();
  expect(sent().at(-1)).not.toHaveProperty('groupNumber');
});

it("the members' finder limits a search to a dental plan's network only if the search is for dentists", async () => {
  await open();
  await typeZip('15222');
  const groups = screen.getByLabelText<HTMLSelectElement>('Show this page for');
  await user.selectOptions(groups, '23881000');
  await search();
  await waitFor(() => expect(rows()).toHaveLength(10));
  await says('Our directory doesn’t say if everyone here is in your plan’s network.');
  for (const row of rows().filter(({ textContent }) => !textContent.includes('Dentist')))
    expect(row).not.toHaveTextContent(/your plan’s network|copay/);
  await user.selectOptions(screen.getByLabelText('What do you need?'), 'Dentist');
  await search();
  await says('Only: in your plan’s network');
});

it("the members' finder says what to do in an emergency", async () => {
  await open();
  expect(main()).toHaveTextContent('Is a life in danger? Call 911 now.');
});

it("the members' finder says that the network is unknown if the directory does not send it", async () => {
  changeResponse(CALL, (body) => {
    const { payload } = body as { payload: { providers: { planNetworkStatus?: string }[] } };
    for (const provider of payload.providers) delete provider.planNetworkStatus;
    return body;
  });
  await open();
  await search();
  await says('Our directory doesn’t say if everyone here is in your plan’s network.');
  for (const row of rows()) expect(row).not.toHaveTextContent(/[IN](n|ot in) your plan’s network ·/);
});

it("the members' finder shows errors at the field and in the summary, and sends nothing", async () => {
  await open();
  await typeZip('1522');
  await search();
  const summary = within(main()).getByRole('group', { name: 'One thing needs your attention' });
  expect(summary).toHaveFocus();
  expect(zipField()).toHaveAccessibleDescription(
    expect.stringMatching(/five-digit zip code\. For example, 15222/),
  );
  await user.click(within(summary).getByRole('link'));
  expect(zipField()).toHaveFocus();
  await user.clear(zipField());
  await search();
  await waitFor(() =>
    expect(summary).toHaveTextContent('Zip code: Enter a zip code, or the name of a doctor or practice'),
  );
  expect(sentRequests(CALL)).toEqual([]);
});

it("the members' finder offers a wider search if nothing is found, and a retry after a failure", async () => {
  await open();
  await typeZip('83001');
  await user.selectOptions(screen.getByLabelText('What do you need?'), 'Dentist');
  await search();
  await says('No one within 50 miles of 83001 matches this search.');
  await user.click(screen.getByRole('button', { name: 'Search outside your plan’s network too' }));
  await waitFor(() => expect(screen.getByLabelText(/outside your plan/)).toBeChecked());
  await user.click(await screen.findByRole('button', { name: 'Search within 100 miles' }));
  await says('No one within 100 miles of 83001 matches this search.');
  failCall(CALL);
  await typeZip('15222');
  await search();
  await retryAfterRepair(main(), 'We couldn’t search.');
  await waitFor(() => expect(rows()).not.toEqual([]));
});

/**
 * Find care for visitors (spec 000 §7 'storelocator', 'provider search'; decisions/visitors#directions-are-a-link,
 * decisions/visitors#only-a-rounded-position-is-sent).
 */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { brandWhere } from '../../../tests/support/brands.ts';
import { renderFor, user } from '../../../tests/support/component/portal.tsx';
import { positionAt, positionError, setPosition } from '../../../tests/support/component/position.ts';
import { failCall, repair, sentRequests } from '../../../tests/support/component/services.ts';
import { makeSpanish } from '../../../tests/support/component/spanish.ts';
import { watchTraces } from '../../../tests/support/component/traces.ts';
import VisitorFinder from './visitor-finder.island.tsx';
import { clearFinder } from './finder.store.ts';

const brand = brandWhere(({ timeZone }) => timeZone === 'America/New_York');
const PROVIDERS = 'providerSearch/list';
const STORES = 'storeLocator/list';
const phone = brand.customerServicePhoneNumber;

/** Opens the page as a new visitor. Clears the finder's state, which lives as long as the test worker. */
function open(path = '/find-care/'): void {
  clearFinder();
  renderFor(brand, path, () => <VisitorFinder brand={{ phone, hoursText: brand.hours.inSentence }} />);
}

const zipField = () => screen.getByLabelText('Zip code');
const need = (label: string) => user.selectOptions(screen.getByLabelText('What do you need?'), label);
const searchButton = () => screen.getByRole('button', { name: 'Search' });
async function search(zipCode: string): Promise<void> {
  await user.clear(zipField());
  if (zipCode !== '') await user.type(zipField(), zipCode);
  await user.click(searchButton());
}
const focusOnHeading = (name: string) =>
  waitFor(() => expect(screen.getByRole('heading', { level: 2, name })).toHaveFocus());
const rows = () => [...document.querySelectorAll<HTMLElement>('.provider:not(.place-skeleton)')];
const rowsAre = (count: number) => waitFor(() => expect(rows()).toHaveLength(count));
function results(): HTMLElement {
  const part = document.querySelector<HTMLElement>('.care-results');
  if (!part) throw new Error('no results');
  return part;
}
const shows = (text: string | RegExp) => waitFor(() => expect(results()).toHaveTextContent(text));
const texts = () => rows().map(({ textContent }) => textContent);

describe('the search for care', () => {
  it('shows network, hours, distance, phone and directions of each place, and keeps the zip code private', async () => {
    open();
    const traces = watchTraces();
    await search('15222');
    await focusOnHeading('Doctors and clinics near 15222');
    expect(zipField()).toHaveValue('15222');
    await rowsAre(10);
    const [first = results()] = rows();
    expect(first).toHaveTextContent(/(In our network|Not in our network|Network not known) ?· /);
    expect(texts().filter((text) => text.includes('You usually pay less'))).toEqual([]); // a visitor's plan is unknown
    await shows('Your plan may use only part of our network');
    expect(first).toHaveTextContent(/Open now · (closes at .* ET|24 hours a day)|Closed · opens .* ET/);
    expect(first).toHaveTextContent(/[\d.]+ miles? away/);
    await user.click(within(first).getByText('All hours'));
    expect(within(first).getAllByRole('listitem')[0]).toHaveTextContent(/[AP]M|24 hours/);
    expect(within(first).getByRole('link', { name: /^Call / })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:\d{10}$/),
    );
    const directions = within(first).getByRole('link', { name: /^Directions ?to .* in Google Maps/ });
    expect(directions).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&dest/),
    );
    expect(directions).toHaveAttribute('rel', 'noreferrer');
    expect(sentRequests().filter(({ path }) => path.includes('15222'))).toEqual([]);
    // The tab is allowed to persist the zip code (decisions/visitors#a-reload-recalls-the-zip-code).
    sessionStorage.removeItem('CareForm');
    const [, ...others] = JSON.parse(traces()) as unknown[];
    expect(JSON.stringify(others)).not.toContain('15222');
  });

  it('finds providers by kind of care near a zip code, and by name without a zip code', async () => {
    open();
    await need('Dentist');
    await search('15222');
    await focusOnHeading('Doctors and clinics near 15222');
    await waitFor(() => expect(rows()).not.toEqual([]));
    expect(texts().filter((text) => !text.includes('Dentist'))).toEqual([]);
    await need('Any doctor or clinic');
    await user.type(screen.getByLabelText(/^Name of a doctor/), 'pittsburgh urgent');
    await search('');
    await focusOnHeading('Doctors and clinics with this name');
    await rowsAre(1);
    expect(rows()[0]).toHaveTextContent('Pittsburgh Urgent Care');
  });

  it('filters by language, accessibility and distance, and names the filters', async () => {
    open();
    await user.click(screen.getByText('More filters'));
    await user.selectOptions(screen.getByLabelText('Language spoken'), 'Spanish');
    await user.selectOptions(screen.getByLabelText('Accessibility'), 'No steps at the entrance');
    await user.selectOptions(screen.getByLabelText('Distance'), 'Within 250 miles');
    await user.click(screen.getByLabelText('Only those who take new patients'));
    await search('15222');
    await shows('Only: speaks Spanish, no steps at the entrance, takes new patients');
    await waitFor(() => expect(rows()).not.toEqual([]));
    for (const row of rows()) {
      expect(row).toHaveTextContent(/Speaks .*Spanish/);
      expect(row).toHaveTextContent('No steps at the entrance');
      expect(row).toHaveTextContent('Takes new patients');
    }
    expect(screen.queryByLabelText(/outside your plan/)).not.toBeInTheDocument();
    expect(sentRequests(PROVIDERS).map(({ body }) => (body as { payload: object }).payload)).toEqual([
      expect.not.objectContaining({ groupNumber: expect.anything() }),
    ]);
    await user.selectOptions(screen.getByLabelText('Language spoken'), 'Hmong');
    await search('83001');
    await shows('You searched only for: speaks Hmong');
  });

  it('splits the list of the insurer’s own stores into pages, and does not mention a network', async () => {
    open();
    await need('One of our stores');
    await search('15222');
    await focusOnHeading('Our stores near 15222');
    await waitFor(() => expect(rows()[0]).toHaveTextContent('Pittsburgh'));
    expect(results()).not.toHaveTextContent('network');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await shows('11 - 20 of');
    await focusOnHeading('Our stores near 15222');
  });

  it('shows the errors in the form, and says what to do if nothing is found', async () => {
    open();
    await search('1522');
    const summary = screen.getByRole('group', { name: 'One thing needs your attention' });
    expect(summary).toHaveFocus();
    await user.click(within(summary).getByRole('link'));
    expect(zipField()).toHaveFocus();
    await search('09012');
    await shows('We don’t know where the zip code 09012 is.');
    expect(results()).toHaveTextContent('If it is a military or embassy address, call TRICARE');
    await search('99501');
    await shows('No one within 50 miles of 99501');
    expect(results()).not.toHaveTextContent('spelling'); // only a search by name gets the advice about spelling
    await user.click(screen.getByRole('button', { name: 'Search within 100 miles' }));
    expect(screen.getByLabelText('Distance')).toHaveDisplayValue('Within 100 miles');
    await user.click(await screen.findByRole('button', { name: 'Search within 250 miles' }));
    await shows('No one within 250 miles of 99501');
    expect(within(results()).getByRole('link', { name: phone })).toBeVisible();
  });

  it('can be retried after the results or a further page of the list fail to load', async () => {
    failCall(PROVIDERS);
    failCall(STORES);
    open();
    await search('15222');
    expect(await within(results()).findByRole('alert')).toHaveTextContent(
      /We couldn’t search\..*Reference [2-9A-Z]{8}/,
    );
    repair();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await rowsAre(10);
    failCall(PROVIDERS);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await within(results()).findByRole('alert')).toHaveTextContent(
      'We couldn’t load this page of the list.',
    );
    await rowsAre(10);
    repair();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await shows('11 - 20 of');
  });

  it('is in Spanish on the Spanish page', async () => {
    await makeSpanish();
    open('/es/find-care/');
    await user.type(screen.getByLabelText('Código postal'), '15222');
    await user.click(screen.getByRole('button', { name: 'Buscar' }));
    await focusOnHeading('Médicos y clínicas cerca de 15222');
    await rowsAre(10);
    expect(rows()[0]).toHaveTextContent(/En nuestra red|Fuera de nuestra red|No sabemos si está en la red/);
    expect(rows()[0]).toHaveTextContent(
      /Abierto ahora · (cierra a las? .*hora del Este|las 24)|Cerrado · abre/,
    );
  });
});

describe("the visitor's position", () => {
  const locate = () => user.click(screen.getByRole('button', { name: 'Use my location' }));

  it('is sent rounded to half a mile, never persisted, and replaced by a typed zip code', async () => {
    setPosition(positionAt(40.441_23, -79.996_54));
    open();
    const traces = watchTraces();
    await locate();
    await focusOnHeading('Doctors and clinics near your location');
    await rowsAre(10);
    expect(sentRequests(PROVIDERS).map(({ body }) => (body as { payload: unknown }).payload)).toEqual([
      { latitude: 40.44, longitude: -80, radius: 50, pageNumber: 1, pageSize: 10 },
    ]);
    const [, ...others] = JSON.parse(traces()) as unknown[];
    expect(JSON.stringify(others)).not.toMatch(/40\.44|79\.99/);
    await need('One of our stores');
    await user.click(searchButton());
    await focusOnHeading('Our stores near your location');
    await search('55401');
    await focusOnHeading('Our stores near 55401');
  });

  it.each([
    ['refused', 'Your browser doesn’t share your location', positionError(1)],
    ['unavailable', 'Your device couldn’t find its location.', positionError(2)],
    [
      'outside the United States',
      'Your location seems to be outside the United States.',
      positionAt(51.5, -0.13),
    ],
  ])('leads to a note if it is %s, and a search by zip code removes the note', async (_, words, ask) => {
    setPosition(ask);
    open();
    await locate();
    const note = await screen.findByText(new RegExp(`^${words}`));
    expect(note).toBeVisible();
    await search('15222');
    await rowsAre(10);
    expect(note).not.toBeInTheDocument();
  });

  it('does not block a search by zip code while the device is still determining the position', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    setPosition(() => {}); // leaves the browser's prompt open
    open();
    await locate();
    expect(screen.getByText(/^Finding your location\./)).toBeVisible();
    await vi.advanceTimersByTimeAsync(6000);
    expect(await screen.findByText(/^This is taking longer than usual\./)).toBeVisible();
    await search('15222');
    await rowsAre(10);
  });
});

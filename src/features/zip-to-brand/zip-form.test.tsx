/**
 * The zip form: what it validates, what it sends, and what it shows when a call fails (spec 000 §5, §7, §8;
 * decisions/visitors#pages-that-name-other-brands).
 */
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { expectError, user } from '../../../tests/support/component/portal.tsx';
import {
  changeResponse,
  failCall,
  holdCall,
  repair,
  sentRequests,
} from '../../../tests/support/component/services.ts';
import { watchTraces } from '../../../tests/support/component/traces.ts';
import {
  answer,
  ask,
  askFor,
  cards,
  FIND_BRANDS,
  FIND_COUNTIES,
  heading,
  MINNESOTA,
  OHIO,
  ONE,
  openZip,
  SEVERAL,
  TWO_COUNTIES,
  zipField,
} from '../../../tests/support/component/zip.tsx';
import { dropAnswer } from './zip.store.ts';

const PLANS = '/find-your-plan/';
const SERVED = /^Yes, North Star Health Plan serves/;
const ELSEWHERE = /^No, North Star Health Plan does not serve Columbus\./;
const FAILED = 'We couldn’t look up your zip code.';
const failed = () => screen.findByText(new RegExp(FAILED));

afterEach(dropAnswer);

it('the result is removed after an invalid zip code is submitted or another segment is selected', async () => {
  openZip(MINNESOTA, PLANS);
  for (const refused of ['1234', '']) {
    await ask('09012');
    await waitFor(async () => expect(await heading(/It is a military or embassy address/)).toHaveFocus());
    await ask(refused);
    expect(zipField()).toHaveFocus();
    await waitFor(() => expect(answer()).toBeEmptyDOMElement());
  }
  await ask(SEVERAL);
  await heading(SERVED);
  await user.selectOptions(screen.getByLabelText('Who needs the plan?'), 'People with Medicare');
  await waitFor(() => expect(answer()).toBeEmptyDOMElement());
  expect(sessionStorage.getItem('VisitorPlace')).toBeNull(); // so that a quote request does not use the removed result
  await user.type(zipField(), '{Enter}');
  await heading(/serves|for people with Medicare/);
});

it('the field shows an error for an invalid zip code, and accepts a zip code with spaces around it', async () => {
  openZip(MINNESOTA);
  await ask('5540');
  expect(zipField()).toHaveAccessibleDescription('Enter a five-digit zip code');
  expect(zipField()).toHaveFocus();
  await ask('');
  expect(zipField()).toHaveAccessibleDescription('Field is Required');
  await user.click(zipField());
  await user.paste(` ${ONE} `);
  await user.keyboard('{Enter}');
  expect(await heading(ELSEWHERE)).toBeVisible();
  expect(zipField()).toHaveAccessibleDescription('');
});

it('the field accepts only five digits, typed or pasted', async () => {
  openZip(MINNESOTA);
  await user.type(zipField(), '5a5-4019 x');
  expect(zipField()).toHaveValue('55401');
  await user.clear(zipField());
  await user.paste('19103-1234');
  expect(zipField()).toHaveValue('19103');
});

it('a zip code of nine digits that was typed before hydration is shortened to five digits', async () => {
  openZip(MINNESOTA);
  const field = zipField();
  if (field instanceof HTMLInputElement) field.value = `${ONE}-1234`; // sets the value without an input event
  await user.type(field, '{Enter}');
  expect(await heading(ELSEWHERE)).toBeVisible();
  expect(field).toHaveAccessibleDescription('');
});

it('if a service is down, the form shows an error, keeps its values, and can be sent again', async () => {
  failCall(FIND_BRANDS);
  openZip(MINNESOTA);
  await ask(SEVERAL);
  expect((await failed()).closest('[role=alert]')).toHaveTextContent(/Reference [2-9A-Z]{8}/);
  expect(zipField()).toHaveValue(SEVERAL);
  repair();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(await heading(SERVED)).toHaveFocus());
  expect(screen.queryByText(new RegExp(FAILED))).toBeNull();
});

it('if only the call for counties fails, the brands are shown with a note', async () => {
  failCall(FIND_COUNTIES);
  openZip(MINNESOTA);
  await ask(TWO_COUNTIES);
  await heading(SERVED);
  expect(answer()).toHaveTextContent('We couldn’t look up your county.');
});

it('an error is shown for a brand code that is not configured (000 §5)', async () => {
  expectError(/unknown brands: gone/);
  changeResponse(FIND_BRANDS, ({ payload }: { payload: { brandInfo: object[] } }) => ({
    payload: { brandInfo: payload.brandInfo.map((brand) => ({ ...brand, brandCode: 'gone' })) },
  }));
  openZip(MINNESOTA);
  await ask(ONE);
  await failed();
  expect(cards()).toEqual([]);
});

it('the result is shown even if session storage has no space for the zip code and the location', async () => {
  const { setItem } = Storage.prototype;
  openZip(MINNESOTA, PLANS);
  await ask(ONE);
  await heading(ELSEWHERE);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function set(this: Storage, key, value) {
    if (key === 'ZipForm' || key === 'VisitorPlace') throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, value);
  });
  await ask(SEVERAL);
  expect(await heading(SERVED)).toBeVisible();
  expect([sessionStorage.getItem('ZipForm'), sessionStorage.getItem('VisitorPlace')]).toEqual([null, null]);
});

it('a slow response to an earlier zip code does not replace a later result', async () => {
  holdCall(FIND_BRANDS);
  openZip(MINNESOTA);
  await ask(ONE);
  expect(await screen.findByRole('button', { name: 'Looking' })).toBeVisible();
  await ask(SEVERAL);
  await waitFor(() => expect(sentRequests(FIND_BRANDS)).toHaveLength(2));
  repair();
  await heading(SERVED);
  expect(answer()).toHaveTextContent(`Zip code ${SEVERAL}`);
});

it('sending the form twice makes one request', async () => {
  holdCall(FIND_BRANDS);
  openZip(MINNESOTA);
  await ask(ONE);
  expect(await screen.findByRole('button', { name: 'Looking' })).toBeVisible();
  await user.type(zipField(), '{Enter}{Enter}');
  repair();
  await heading(ELSEWHERE);
  expect(sentRequests(FIND_BRANDS)).toHaveLength(1);
});

it('the zip code appears only in the address of the service call, and in no analytics event', async () => {
  const traces = watchTraces();
  openZip(MINNESOTA, PLANS);
  await askFor('People under 65', SEVERAL);
  await heading(/^Yes/);
  await waitFor(() => expect(sentRequests(FIND_COUNTIES)).toHaveLength(2));
  const naming = sentRequests().filter(({ path }) => path.includes(SEVERAL));
  expect(new Set(naming.map(({ call }) => call))).toEqual(new Set([FIND_BRANDS]));
  sessionStorage.clear(); // this tab's own storage may contain the zip code (decisions/visitors#a-reload-recalls-the-zip-code)
  const [, ...others] = JSON.parse(traces()) as unknown[];
  expect(JSON.stringify(others)).not.toContain(SEVERAL);
});

it('the brand that serves the zip code is saved as rating information (000 §7)', async () => {
  openZip(MINNESOTA);
  await ask(ONE);
  const saved = () =>
    sentRequests().find(({ method, path }) => method === 'PUT' && path.endsWith('/ratingInfo'));
  await waitFor(() => expect(saved()).toBeDefined());
  expect(saved()?.path).toContain(`/store/${OHIO.storeID}/`);
  expect(JSON.stringify(saved()?.body)).toContain(`{"storeId":${OHIO.storeID},"brand":"${OHIO.code}"}`);
});

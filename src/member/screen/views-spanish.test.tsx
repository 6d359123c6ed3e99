/** Spanish views contain English only in names and in texts from services, which are marked as English (WCAG 3.1.2). */
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { brandWhere } from '../../../tests/support/brands.ts';
import { goTo, openAs, user } from '../../../tests/support/component/portal.tsx';
import { textsInEnglish } from '../../../tests/support/component/english-on-page.ts';
import { makeSpanish } from '../../../tests/support/component/spanish.ts';
import { inSpanish } from '../../brand/in-spanish.ts';
import { $contentState } from '../../content/content.store.ts';
import { VIEWS } from './views.ts';

const english = brandWhere(
  ({ handOffs, messageCenter }) =>
    handOffs.payPremium !== undefined && handOffs.wellness !== undefined && messageCenter,
);
const { brand } = inSpanish(english);
/** Number of rows to open in each view. */
const OPENED = 2;
const LIMIT_MS = 60_000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The values of name fields, such as clientName and mbrFirstNm, at any depth of a response. */
function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, held]) =>
    typeof held === 'string' && /name|Nm$/i.test(key) ? [held.trim()] : namesIn(held),
  );
}

/** Collects the names in all later responses. The result also contains names of the brand and its partners. */
function noteNames(): string[] {
  const names = namesIn(brand);
  const send = globalThis.fetch;
  globalThis.fetch = async (...request) => {
    const response = await send(...request);
    const body: unknown = await response
      .clone()
      .json()
      .catch(() => null);
    names.push(...namesIn(body));
    return response;
  };
  return names;
}

const isLoaded = () =>
  waitFor(() => expect(document.querySelector('main :is(.skeleton, [aria-busy=true])')).toBeNull());

it.each(['maria', 'nora', 'leo'])(
  '%s sees no English in Spanish views except names and texts from services',
  async (who) => {
    const names = noteNames();
    await makeSpanish();
    await openAs(who, brand);
    await waitFor(() => expect($contentState.get().state).toBe('ready'));
    const leftInEnglish: string[] = [];
    for (const key of Object.keys(VIEWS)) {
      await goTo(`#/${key}`);
      await screen.findAllByRole('heading', { level: 1 });
      await isLoaded();
      const closed = document.querySelectorAll<HTMLElement>('main [aria-expanded=false]');
      for (const toggle of [...closed].slice(0, OPENED)) await user.click(toggle);
      await isLoaded();
      leftInEnglish.push(...textsInEnglish(names).map((text) => `${key}: ${text}`));
    }
    expect([...new Set(leftInEnglish)]).toEqual([]);
  },
  LIMIT_MS,
);

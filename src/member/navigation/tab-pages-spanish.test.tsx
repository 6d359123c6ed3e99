/** Spanish pages of the header tabs: names from services are English and marked with `lang` (WCAG 3.1.2). */
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { brandWhere } from '../../../tests/support/brands.ts';
import { goTo, openAs, user } from '../../../tests/support/component/portal.tsx';
import { changeResponse } from '../../../tests/support/component/services.ts';
import { makeSpanish } from '../../../tests/support/component/spanish.ts';

const brand = brandWhere(
  ({ handOffs, messageCenter }) =>
    handOffs.payPremium !== undefined && handOffs.wellness !== undefined && messageCenter,
);
const HEADINGS = {
  '#/ebill': 'Pagar la prima',
  '#/claims-and-spending': 'Reclamos y gastos',
  '#/finder': 'Buscar un médico',
  '#/prescriptions': 'Recetas',
  '#/wellness': 'Bienestar',
} as const;
/** A shortened name keeps at least this many characters. */
const START_OF_NAME = 20;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** All strings under the given keys of a response, at any depth. */
function textsUnder(keys: readonly string[], value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => textsUnder(keys, entry));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, held]) =>
    keys.includes(key) && typeof held === 'string' && held !== '' ? [held] : textsUnder(keys, held),
  );
}

const languageOf = (node: Node): string | null | undefined =>
  node.parentElement?.closest('[lang]')?.getAttribute('lang');

/** Texts and `title` attributes that contain these words but are not marked as English. */
function unmarked(words: readonly string[]): string[] {
  const holds = (text: string): boolean => words.some((word) => text.includes(word));
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (languageOf(node) !== 'en' && holds(node.textContent ?? '')) texts.push(node.textContent ?? '');
  for (const element of document.querySelectorAll('[title]')) {
    const title = element.getAttribute('title') ?? '';
    if (element.closest('[lang]')?.getAttribute('lang') !== 'en' && words.includes(title)) texts.push(title);
  }
  return texts;
}

/** Collects the strings under the given keys from all later responses of a call. */
function noteTexts(call: string, keys: readonly string[]): string[] {
  const noted: string[] = [];
  changeResponse(call, (body) => {
    noted.push(...textsUnder(keys, body));
    return body;
  });
  return noted;
}

beforeEach(makeSpanish);

it.each(['maria', 'owen'])(
  'Spanish pages mark names of groups, plans and practices as English, but not a Spanish program name: %s',
  async (who) => {
    const names = noteTexts('member/v3/memberInfo', ['clientName', 'benefitPlanName']);
    const practices = noteTexts('providerSearch/list', ['practiceName']);
    await openAs(who, brand, '#/ebill');
    for (const [hash, heading] of Object.entries(HEADINGS)) {
      await goTo(hash);
      await screen.findByRole('heading', { level: 1, name: heading });
      if (hash === '#/finder') {
        await user.click(screen.getByRole('button', { name: 'Buscar' }));
        await waitFor(() => expect(practices.length).toBeGreaterThan(0));
      }
      await waitFor(() => expect(document.querySelector('.skeleton')).toBeNull());
      expect(names.length).toBeGreaterThan(1);
      const words = [...names.map((name) => name.slice(0, START_OF_NAME)), ...practices];
      if (hash === '#/ebill') expect(screen.getByRole('main')).toHaveTextContent(words[0] ?? '');
      expect(unmarked(words), hash).toEqual([]);
    }
    expect(screen.getByRole('heading', { name: 'Deje el tabaco' })).not.toHaveAttribute('lang');
  },
);

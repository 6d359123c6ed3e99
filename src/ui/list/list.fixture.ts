import fc from 'fast-check';
import type { ListDefinition } from './list-index.rules.ts';
import { compareCodes, compareNumbers, sortKey } from './sort-rows.rules.ts';

export interface Row {
  id: string;
  kind: string;
  sender: string;
  day: string;
  pages: number | null;
}

export const FACETS = ['kind', 'sender'] as const;

const KINDS = ['parcel', 'letter', 'card'];

const byDay = sortKey(({ day }: Row) => day, compareCodes);
const byPages = sortKey(({ pages }: Row) => pages, compareNumbers);

export const isIn = ({ id, sender }: Row, word: string): boolean =>
  `${sender.toLowerCase()} ${id}`.includes(word);

export const LIST: ListDefinition<Row> = {
  idOf: ({ id }) => id,
  search: (rows) => (text) => {
    const words = text.toLowerCase().split(' ').filter(Boolean);
    return Uint8Array.from(rows, (row) => Number(words.every((word) => isIn(row, word))));
  },
  facets: {
    kind: {
      label: () => 'Kind',
      optionOf: ({ kind }) => kind,
      optionLabel: (option) => `a ${option}`,
      rankOf: (option) => KINDS.indexOf(option),
    },
    sender: {
      label: () => 'Sender',
      optionOf: ({ sender }) => sender,
      optionLabel: (option) => option,
    },
  },
  sorts: {
    newest: { key: byDay, descending: true, label: () => 'Newest first' },
    longest: { key: byPages, descending: true, label: () => 'Longest first' },
  },
  words: {
    count: (count) => `${count} items`,
    firstOpen: () => 'The first item is open.',
    noneLeft: () => ({ text: 'No item matches.', next: 'Remove a filter.' }),
  },
};

export const rowLists = fc
  .array(
    fc.record({
      kind: fc.constantFrom('letter', 'parcel', 'card'),
      sender: fc.constantFrom('Ann', 'Bea', 'Cy'),
      day: fc.constantFrom('2026-11-01', '2026-11-02', '2026-11-03'),
      pages: fc.option(fc.nat(5), { nil: null }),
    }),
    { maxLength: 60 },
  )
  .map((rows) => rows.map((row, at): Row => ({ ...row, id: String(at) })));

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyClient, clientOf } from './book.fixture.ts';
import { BOOK_SORTS, bookPage, FIRST_STATE, findClients, foldText, indexBook } from './book.rules.ts';
import type { BookClient } from './book.schema.ts';

const CLIENTS = [
  clientOf({ clientId: '7-0001', firstName: 'Maria', lastName: 'Delgado', line: 'MA', renews: '2027-03-01' }),
  clientOf({
    clientId: '7-0002',
    firstName: 'José',
    lastName: 'García',
    since: '2026-01-01',
    hasPortal: false,
  }),
  clientOf({
    clientId: '7-0103',
    firstName: 'Ann Marie',
    lastName: 'Two Bulls',
    city: 'Saint Cloud',
    renews: null,
  }),
  clientOf({ clientId: '7-0104', firstName: 'Åke', lastName: 'delgado', since: '2020-05-05', line: 'GROUP' }),
];

const find = (
  changes: Partial<typeof FIRST_STATE> = {},
  clients: readonly BookClient[] = CLIENTS,
): string[] => {
  const index = indexBook(clients);
  const rows = findClients(index, { ...FIRST_STATE, ...changes });
  return bookPage(index, rows, { page: 1, pageSize: 100 }).clients.map(({ clientId }) => clientId.slice(-3));
};

describe('the search of a book of business', () => {
  it.each([
    ['', ['104', '001', '002', '103']],
    ['  delgado ', ['104', '001']],
    ['MAR', ['001', '103']], // matches the start of any word
    ['garcia', ['002']],
    ['jose gar', ['002']],
    ['7-0103', ['103']],
    ['saint cl', ['103']],
    ['Saint Cloud, MN', ['103']],
    ['arcia', []],
    ['delgado jose', []],
  ])('for %j finds the clients %j', (term, expected) => {
    expect(find({ term })).toEqual(expected);
  });

  it('combines with the filters for line of coverage and portal accounts', () => {
    expect(find({ line: 'MA' })).toEqual(['001']);
    expect(find({ line: 'GROUP', term: 'maria' })).toEqual([]);
    expect(find({ withPortal: true })).toEqual(['104', '001', '103']);
  });

  it.each([
    ['name', ['104', '001', '002', '103']],
    ['nameBack', ['103', '002', '001', '104']],
    ['renewal', ['104', '002', '001', '103']], // clients without a renewal date come last
    ['newest', ['002', '001', '103', '104']],
  ])('sorts by %s into the order %j', (sort, expected) => {
    expect(find({ sort })).toEqual(expected);
  });
});

/** Whether the client matches all words, computed without the index under test. */
const isFound = (client: BookClient, words: readonly string[]): boolean => {
  const clientWords = foldText(
    `${client.firstName} ${client.lastName} ${client.clientId} ${client.city} ${client.state}`,
  ).split(' ');
  return words.every((word) => clientWords.some((clientWord) => clientWord.startsWith(foldText(word))));
};

describe('a book of business', () => {
  const books = fc.array(anyClient, { maxLength: 60 });
  const words = fc.array(fc.constantFrom('maria', 'ZO', 'gar', 'two', '7-1', 'saint', 'ria', 'loud', 'x'), {
    maxLength: 3,
  });

  it('gives the same search results as a plain array filter, in every sort order', () => {
    fc.assert(
      fc.property(books, words, fc.constantFrom(...Object.keys(BOOK_SORTS)), (clients, typed, sort) => {
        const index = indexBook(clients);
        const rows = findClients(index, { ...FIRST_STATE, term: typed.join('  '), sort });
        const plain = clients.flatMap((client, at) => (isFound(client, typed) ? [at] : []));
        expect([...rows].sort((a, b) => a - b)).toEqual(plain);
      }),
    );
  });

  it('shows each client on exactly one page', () => {
    fc.assert(
      fc.property(books, fc.constantFrom(10, 50, 100), (clients, pageSize) => {
        const index = indexBook(clients);
        const rows = findClients(index, FIRST_STATE);
        const { pages } = bookPage(index, rows, { page: 1, pageSize });
        const all = Array.from({ length: pages }, (_, at) =>
          bookPage(index, rows, { page: at + 1, pageSize }),
        );
        expect(all.flatMap((page) => page.clients)).toHaveLength(clients.length);
        expect(new Set(all.flatMap((page) => page.clients)).size).toBe(clients.length);
      }),
    );
  });

  it('shows its last page when the requested page no longer exists', () => {
    const index = indexBook(CLIENTS);
    const rows = findClients(index, { ...FIRST_STATE, term: 'delgado' });
    expect(bookPage(index, rows, { page: 9, pageSize: 10 })).toMatchObject({
      page: 1,
      pages: 1,
      total: 2,
      all: 4,
    });
  });
});

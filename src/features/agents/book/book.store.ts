import { computed } from 'nanostores';
import { send } from '../../../lib/http/http.ts';
import { memberAtom, memberRemote } from '../../../session/member-data.store.ts';
import {
  bookPage,
  FIRST_STATE,
  findClients,
  indexBook,
  type BookIndex,
  type BookState,
  type LineChoice,
} from './book.rules.ts';
import { bookOfBusiness } from './book.schema.ts';

interface LoadedBook {
  index: BookIndex;
  /** How many clients in the response were malformed and left out. */
  skipped: number;
}

const book = memberRemote<LoadedBook>();

export const $book = book.$value;
export const $bookState = memberAtom<BookState>(FIRST_STATE);

const $choice = computed($bookState, ({ term, line, withPortal, sort }) =>
  JSON.stringify({ term, line, withPortal, sort }),
);

/** The search result. A separate store, so that changing the page does not search again. */
const $found = computed([$book, $choice], (now) =>
  now.state === 'ready' ? findClients(now.value.index, $bookState.get()) : null,
);

/** The page of clients to show; null until the book has loaded. */
export const $bookPage = computed([$book, $found, $bookState], (now, rows, state) =>
  now.state === 'ready' && rows ? bookPage(now.value.index, rows, state) : null,
);

export const loadBook = (agencyId: string): Promise<void> =>
  book.load(async (signal) => {
    const { items, skipped } = await send(bookOfBusiness, { params: { agencyId } }, { signal });
    return { index: indexBook(items), skipped };
  });

/** Opens an agency's book at the first page, without a search term. */
export function openBook(agencyId: string, line: LineChoice): Promise<void> {
  $bookState.set({ ...FIRST_STATE, line });
  return loadBook(agencyId);
}

/** Changes search, filters, sort order or page. Any change except to the page number returns to the first page. */
export const changeBook = (changes: Partial<BookState>): void =>
  $bookState.set({ ...$bookState.get(), page: 1, ...changes });

export const leaveBook = book.leave;

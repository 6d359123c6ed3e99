/** The book of business of the selected agency (spec 000 §1), connected to its store. */
import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useEffectEvent, useInsertionEffect, useState, type ReactNode } from 'react';
import { statusText, type Failure } from '../../../lib/remote/failure.ts';
import type { UserRecord } from '../../../session/user/user-record.rules.ts';
import { adoptStyles } from '../../../ui/page/adopt-styles.ts';
import { announce } from '../../../ui/page/announce.ts';
import { EmptyNote, FailedNote } from '../../../ui/page/panel-notes.tsx';
import { RemoteView } from '../../../ui/page/remote-view.tsx';
import { SkeletonRows } from '../../../ui/page/skeleton.tsx';
import formStyles from '../../../ui/styles/forms.css?inline';
import listStyles from '../../../ui/list/list.css?inline';
import { activeAgency, bookLine, mayActForClients, maySeeBook } from '../agent-workspace.rules.ts';
import styles from './book.css?inline';
import type { BookState } from './book.rules.ts';
import type { BookClient } from './book.schema.ts';
import { $book, $bookPage, $bookState, changeBook, leaveBook, loadBook, openBook } from './book.store.ts';
import { t } from './book.text.ts';
import { BOOK_HEADING, BookPanel, countText } from './book.view.tsx';

const SKELETON_ROWS = 6;

export interface OpenerProps {
  /** The client whose portal the user chose to open; null if none is chosen. */
  client: BookClient | null;
  agencyId: string;
  agencyName: string;
  onClose(): void;
}

interface BookIslandProps {
  user: UserRecord;
  /** A component that opens a client's portal. Another feature provides it. */
  Opener(props: OpenerProps): ReactNode;
}

const frame = (content: ReactNode, isLoading = false): ReactNode => (
  <section className="panel book" aria-labelledby={BOOK_HEADING} aria-busy={isLoading || undefined}>
    <div className="list-head">
      <h2 id={BOOK_HEADING}>{t('heading')}</h2>
    </div>
    {content}
  </section>
);

/** The failure note. For a 409, it points to the agency choice (spec 000 §8 'HTTP statuses'). */
const failedNote = (failure: Failure, onRetry: () => void): ReactNode => (
  <FailedNote
    text={(failure.status === 409 ? statusText(failure.status) : undefined) ?? t('failed')}
    reference={failure.reference}
    onRetry={onRetry}
  />
);

function change(agency: string, changes: Partial<BookState>): void {
  changeBook(changes);
  const page = $bookPage.get();
  if (page && changes.page === undefined) announce(countText(page, agency));
}

function Book({ user, Opener }: BookIslandProps) {
  const { selectedAgency: agencyId } = user;
  const agencyName = activeAgency(user)?.agencyName ?? agencyId;
  const [client, setClient] = useState<BookClient | null>(null);
  const [state, page, book] = [useStore($bookState), useStore($bookPage), useStore($book)];
  const line = bookLine(user);
  const open = useEffectEvent((id: string) => void openBook(id, line));
  useEffect(() => {
    open(agencyId);
    return leaveBook;
  }, [agencyId]);
  useEffect(() => changeBook({ line }), [line]);
  const onChange = useCallback((changes: Partial<BookState>) => change(agencyName, changes), [agencyName]);
  const retry = (): void => void loadBook(agencyId);
  return (
    <RemoteView
      value={book}
      loading={<SkeletonRows rows={SKELETON_ROWS} label={t('loading')} />}
      failed={(failure) => failedNote(failure, retry)}
      onRetry={retry}
      frame={frame}
    >
      {({ skipped }) =>
        page && (
          <BookPanel
            page={page}
            state={state}
            agency={agencyName}
            skipped={skipped}
            mayOpen={mayActForClients(user)}
            onChange={onChange}
            onOpen={setClient}
          >
            <Opener
              client={client}
              agencyId={agencyId}
              agencyName={agencyName}
              onClose={() => setClient(null)}
            />
          </BookPanel>
        )
      }
    </RemoteView>
  );
}

export function BookIsland({ user, Opener }: BookIslandProps) {
  useInsertionEffect(() => adoptStyles(listStyles), []);
  useInsertionEffect(() => adoptStyles(formStyles), []);
  useInsertionEffect(() => adoptStyles(styles), []);
  if (user.selectedAgency === '')
    return frame(<EmptyNote drawing="people" text={t('noAgency')} next={t('noAgencyNext')} />);
  if (!maySeeBook(user))
    return frame(<EmptyNote drawing="people" text={t('notEntitled')} next={t('notEntitledNext')} />);
  return <Book user={user} Opener={Opener} />;
}

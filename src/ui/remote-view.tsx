/** Renders a remote value: loading, failed with a retry, empty, partial (some entries skipped) or ready. */
import type { ReactNode } from 'react';
import type { Remote } from '../lib/remote.ts';
import { FailedNote, SkippedNote } from './panel-notes.tsx';

interface RemoteViewProps<T> {
  remote: Remote<T>;
  loading: ReactNode;
  /** Text of the failed note. */
  failed: string;
  onRetry(): void;
  /** Replaces an empty value; null if the value is not empty. */
  empty?: (value: T) => ReactNode;
  /** Note about skipped entries below the value; null if there are none. */
  skipped?: (value: T) => string | null;
  /** Puts notes (failed, empty), or all states without a value, into a panel of their own. */
  framed?: 'all' | 'notes';
  children: (value: T) => ReactNode;
}

export function RemoteView<T>(props: RemoteViewProps<T>) {
  const { remote, loading, failed, onRetry, empty, skipped, framed, children } = props;
  const frame = (content: ReactNode) =>
    framed ? (
      <div className="panel" aria-busy={remote.state === 'loading'}>
        {content}
      </div>
    ) : (
      content
    );
  if (remote.state === 'loading') return framed === 'all' ? frame(loading) : loading;
  if (remote.state === 'failed') {
    const { reference } = remote.failure;
    return frame(<FailedNote text={failed} reference={reference} onRetry={onRetry} />);
  }
  const replacement = empty?.(remote.value) ?? null;
  if (replacement !== null) return frame(replacement);
  const note = skipped?.(remote.value) ?? null;
  return (
    <>
      {children(remote.value)}
      {note === null ? null : <SkippedNote text={note} />}
    </>
  );
}

/** The states of a remote value: loading, failed with a retry, empty, ready, or ready in part. */
import type { ReactNode } from 'react';
import type { Failure } from '../../lib/remote/failure.ts';
import type { Remote } from '../../lib/remote/remote.ts';
import { FailedNote } from './panel-notes.tsx';

interface RemoteViewProps<T> {
  value: Remote<T>;
  loading: ReactNode;
  failed: string | ((failure: Failure) => ReactNode);
  /** @param pressed see `retryFromHeading` */
  onRetry(pressed: Element): void;
  /** Content if the value is empty; null if it is not. */
  empty?(value: T): ReactNode;
  /** Note below the content if a part is missing; null if it is complete. */
  partial?(value: T): ReactNode;
  /** Element around all states but ready, for content that brings its own. */
  frame?(content: ReactNode, isLoading: boolean): ReactNode;
  children(value: T): ReactNode;
}

const withoutFrame = (content: ReactNode): ReactNode => content;

export function RemoteView<T>({
  value,
  loading,
  failed,
  onRetry,
  empty,
  partial,
  frame = withoutFrame,
  children,
}: RemoteViewProps<T>): ReactNode {
  if (value.state === 'loading') return frame(loading, true);
  if (value.state === 'failed') {
    const { failure } = value;
    const content =
      typeof failed === 'string' ? (
        <FailedNote text={failed} reference={failure.reference} onRetry={onRetry} />
      ) : (
        failed(failure)
      );
    return frame(content, false);
  }
  const emptyNote = empty?.(value.value);
  if (emptyNote) return frame(emptyNote, false);
  return (
    <>
      {children(value.value)}
      {partial?.(value.value)}
    </>
  );
}

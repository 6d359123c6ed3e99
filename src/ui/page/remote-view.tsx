/** Renders a remote value in its state: loading, failed with a retry, empty, ready, or partially ready. */
import type { ReactNode } from 'react';
import type { Failure } from '../../lib/remote/failure.ts';
import type { Remote } from '../../lib/remote/remote.ts';
import { FailedNote } from './panel-notes.tsx';

interface RemoteViewProps<T> {
  value: Remote<T>;
  loading: ReactNode;
  failed: string | ((failure: Failure) => ReactNode);
  onRetry(): void;
  /** What to show if the value is empty. Returns null if the value is not empty. */
  empty?(value: T): ReactNode;
  /** A note below the content if part of the value is missing. Returns null if the value is complete. */
  partial?(value: T): ReactNode;
  /** Wraps the loading, failed and empty states in the same element that `children` renders around its own content. */
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

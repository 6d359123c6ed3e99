/** The views of a route, nested; an overlay covers its parent view (spec 000 §2). */
import { Suspense, useCallback, useEffect, useRef, type ReactNode } from 'react';
import { ErrorBoundary } from '../../ui/page/error-boundary.tsx';
import type { LoadedView } from './screen.store.ts';
import type { ViewProps } from '../shared/view-props.ts';

interface NestedViewsProps extends Omit<ViewProps, 'outlet'> {
  levels: readonly LoadedView[];
  covered: boolean;
  waiting: ReactNode;
  /** Called when a view throws. The view's form fields are still in the page at that time. */
  onBreak(): void;
}

function Outlet({ onMount, children }: { onMount(): void; children: ReactNode }) {
  useEffect(onMount, [onMount]);
  return children;
}

/** Logs an error if a view does not render its `outlet` (spec 001 §8 'View with missing target'). */
function useOutletCheck(nested: string | undefined): () => void {
  const mounted = useRef(false);
  useEffect(
    () => () => {
      if (nested !== undefined && !mounted.current) console.error('view: no target for the nested view');
      mounted.current = false;
    },
    [nested],
  );
  return useCallback(() => {
    mounted.current = true;
  }, []);
}

export function NestedViews({
  levels: [level, ...rest],
  covered,
  waiting,
  onBreak,
  ...view
}: NestedViewsProps) {
  const [next] = rest;
  const nested = next && !next.overlay ? next.key : undefined;
  const onMount = useOutletCheck(nested);
  if (!level) return null;
  const inner = next ? (
    <NestedViews
      key={next.key}
      levels={rest}
      covered={covered}
      waiting={waiting}
      onBreak={onBreak}
      {...view}
    />
  ) : null;
  return (
    <>
      <div className="view" hidden={covered || next?.overlay}>
        <ErrorBoundary onBreak={onBreak}>
          <Suspense fallback={waiting}>
            <level.View {...view} outlet={nested ? <Outlet onMount={onMount}>{inner}</Outlet> : undefined} />
          </Suspense>
        </ErrorBoundary>
      </div>
      {next?.overlay ? inner : null}
    </>
  );
}

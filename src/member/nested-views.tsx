/** The views of a route, one in the other; a temporary one covers the view that it stands on (spec 000 §2). */
import { Suspense, useCallback, useEffect, useRef, type ReactNode } from 'react';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import type { Level } from './screen.store.ts';
import type { ViewProps } from './view-props.ts';

interface LevelsProps extends Omit<ViewProps, 'outlet'> {
  levels: readonly Level[];
  /** Something else is shown in their place: they stay, unseen and as they are. */
  covered: boolean;
  /** While a part of a view loads. */
  waiting: ReactNode;
  /** A view broke; its fields are still there. */
  onBreak(): void;
}

function Placed({ onPlaced, children }: { onPlaced(): void; children: ReactNode }) {
  useEffect(onPlaced, [onPlaced]);
  return children;
}

/** Logs where a view never gave its nested view a place (spec 001 §8 'View with missing target'). The kind only. */
function usePlaceCheck(nested: string | undefined): () => void {
  const placed = useRef(false);
  useEffect(
    () => () => {
      if (nested !== undefined && !placed.current) console.error('view: no target for the nested view');
      placed.current = false;
    },
    [nested],
  );
  return useCallback(() => {
    placed.current = true;
  }, []);
}

export function Levels({ levels: [level, ...rest], covered, waiting, onBreak, ...view }: LevelsProps) {
  const [next] = rest;
  const nested = next && !next.overlay ? next.key : undefined;
  const onPlaced = usePlaceCheck(nested);
  if (!level) return null;
  const inner = next ? (
    <Levels key={next.key} levels={rest} covered={covered} waiting={waiting} onBreak={onBreak} {...view} />
  ) : null;
  return (
    <>
      <div className="view" hidden={covered || next?.overlay}>
        <ErrorBoundary phone={view.brand.phone} onBreak={onBreak}>
          <Suspense fallback={waiting}>
            <level.View
              {...view}
              outlet={nested ? <Placed onPlaced={onPlaced}>{inner}</Placed> : undefined}
            />
          </Suspense>
        </ErrorBoundary>
      </div>
      {next?.overlay ? inner : null}
    </>
  );
}

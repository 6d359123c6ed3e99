/**
 * Syncs a multi-step form with the browser history. Back and Forward move between steps. A reload starts at the first
 * step, or at the step that `onResume` returns.
 */
import { useEffect, useEffectEvent, useRef, useState } from 'react';

const currentHash = (): string => window.location.hash.slice(1);

const addressOf = (step: string, first: string): string =>
  window.location.pathname + window.location.search + (step === first ? '' : `#${step}`);

interface StepHistory {
  step: string;
  /** Whether the step replaces the previous step's history entry. */
  isFinal: boolean;
  /** Called when Back or Forward was pressed. */
  onHash(hash: string): void;
  /** Called once after a reload, with the hash. Shows and returns the step to resume. Default: the first step. */
  onResume?(hash: string): ResumedStep;
}

export interface ResumedStep {
  step: string;
  /** Whether the form continues to the step in the hash automatically. If so, that step's history entry is kept. */
  isOnWay: boolean;
}

/** @returns whether the user has moved between steps */
export function useStepHistory({ step, isFinal, onHash, onResume }: StepHistory): boolean {
  const first = useRef(step);
  const shown = useRef(step);
  /**
   * The step that the form is returning to after a reload; null once that step is shown. Steps that the form shows on
   * the way get no history entry.
   */
  const awaited = useRef<string | null>(null);
  const [hasNavigated, setHasNavigated] = useState(false);
  const onMove = useEffectEvent(() => onHash(currentHash()));
  const resume = useEffectEvent(
    (hash: string) => onResume?.(hash) ?? { step: first.current, isOnWay: false },
  );
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    setHasNavigated(true);
    if (isFinal || step === awaited.current) awaited.current = null;
    if (awaited.current !== null) return;
    const address = addressOf(step, first.current);
    const isMoved = currentHash() === (step === first.current ? '' : step);
    if (isFinal) history.replaceState(null, '', address);
    else if (!isMoved) history.pushState(null, '', address);
  }, [step, isFinal]);
  // Must come after the effect above, which would otherwise count the resumed step as a move.
  useEffect(() => {
    const hash = currentHash();
    if (hash !== '') {
      const resumed = resume(hash);
      shown.current = resumed.step;
      if (resumed.isOnWay) awaited.current = hash;
      else history.replaceState(history.state, '', addressOf(resumed.step, first.current));
    }
    const move = (): void => {
      const isEntryOfShown = awaited.current !== null && currentHash() === shown.current;
      awaited.current = null;
      if (isEntryOfShown) history.back(); // skips the entry of the shown step; otherwise Back would seem to do nothing
      else onMove();
    };
    window.addEventListener('popstate', move);
    return () => window.removeEventListener('popstate', move);
  }, []);
  return hasNavigated;
}

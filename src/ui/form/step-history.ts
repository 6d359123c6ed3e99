/** Syncs a multi-step form with the browser history: Back and Forward move between steps; a reload starts at the first, or where the form resumes. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';

const currentHash = (): string => window.location.hash.slice(1);

const addressOf = (step: string, first: string): string =>
  window.location.pathname + window.location.search + (step === first ? '' : `#${step}`);

interface StepHistory {
  step: string;
  /** Replaces the previous step's history entry. */
  isFinal: boolean;
  /** Called when Back or Forward was pressed. */
  onHash(hash: string): void;
  /** Called once, with the hash that a reload has left; shows and returns the step to go on with. Without it, the first. */
  onResume?(hash: string): string;
}

/** @returns whether the user has moved between steps */
export function useStepHistory({ step, isFinal, onHash, onResume }: StepHistory): boolean {
  const first = useRef(step);
  const shown = useRef(step);
  /** The step after a resumed one takes the entry that the reload has left. */
  const replaces = useRef(false);
  const [hasNavigated, setHasNavigated] = useState(false);
  const onMove = useEffectEvent(() => onHash(currentHash()));
  const resume = useEffectEvent((hash: string) => onResume?.(hash) ?? first.current);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    setHasNavigated(true);
    const address = addressOf(step, first.current);
    const isMoved = currentHash() === (step === first.current ? '' : step);
    if (isFinal || (replaces.current && !isMoved)) history.replaceState(null, '', address);
    else if (!isMoved) history.pushState(null, '', address);
    replaces.current = false;
  }, [step, isFinal]);
  // After the effect above, which must not take a resumed step for a move.
  useEffect(() => {
    const hash = currentHash();
    if (hash !== '') {
      shown.current = resume(hash);
      replaces.current = ![hash, first.current].includes(shown.current);
      history.replaceState(history.state, '', addressOf(shown.current, first.current));
    }
    const move = (): void => onMove();
    window.addEventListener('popstate', move);
    return () => window.removeEventListener('popstate', move);
  }, []);
  return hasNavigated;
}

/** Syncs a multi-step form with the browser history: Back and Forward move between steps; a reload starts at the first. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';

const currentHash = (): string => window.location.hash.slice(1);

const addressOf = (step: string, first: string): string =>
  window.location.pathname + window.location.search + (step === first ? '' : `#${step}`);

/** @param isFinal replaces the previous step's history entry @returns whether the user has moved between steps */
export function useStepHistory(step: string, isFinal: boolean, onHash: (hash: string) => void): boolean {
  const first = useRef(step);
  const shown = useRef(step);
  const [hasNavigated, setHasNavigated] = useState(false);
  const onMove = useEffectEvent(() => onHash(currentHash()));
  useEffect(() => {
    const move = (): void => onMove();
    window.addEventListener('popstate', move);
    // A hash left by an earlier visit is no step of this one.
    if (currentHash() !== '')
      history.replaceState(history.state, '', addressOf(first.current, first.current));
    return () => window.removeEventListener('popstate', move);
  }, []);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    setHasNavigated(true);
    const address = addressOf(step, first.current);
    if (isFinal) history.replaceState(null, '', address);
    else if (currentHash() !== (step === first.current ? '' : step)) history.pushState(null, '', address);
  }, [step, isFinal]);
  return hasNavigated;
}

/** Keeps the address in step with the steps of a way: Back and Forward move among them, a reload starts at the first. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';

const asked = (): string => window.location.hash.slice(1);

/** A step in the address; the first one is the page itself. */
const addressOf = (step: string, first: string): string =>
  window.location.pathname + window.location.search + (step === first ? '' : `#${step}`);

/**
 * @param step what is shown
 * @param ends the way is over: the step takes the place of the one before, to which Back shall not lead
 * @param onAddress the person has gone back or on; called with what stands behind the #
 * @returns whether the person has been led from one step to another since the page was opened
 */
export function useStepAddress(step: string, ends: boolean, onAddress: (asked: string) => void): boolean {
  const first = useRef(step);
  const shown = useRef(step);
  const [arrived, setArrived] = useState(false);
  const onMove = useEffectEvent(() => onAddress(asked()));
  useEffect(() => {
    const move = (): void => onMove();
    window.addEventListener('popstate', move);
    // What an earlier visit left behind the # names no step of this one.
    if (asked() !== '') history.replaceState(history.state, '', addressOf(first.current, first.current));
    return () => window.removeEventListener('popstate', move);
  }, []);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    setArrived(true);
    const address = addressOf(step, first.current);
    if (ends) history.replaceState(null, '', address);
    else if (asked() !== (step === first.current ? '' : step)) history.pushState(null, '', address);
  }, [step, ends]);
  return arrived;
}

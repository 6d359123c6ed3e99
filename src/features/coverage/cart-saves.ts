/** Saves one cart after the other, so that no response overtakes a later change. */
import type { RequestedPlans } from './cart.rules.ts';

export interface SaveSteps<Stored> {
  /** @param requested the cart after all waiting saves */
  onSaving(requested: RequestedPlans): void;
  /** Called after each save; others may be waiting. */
  onStored(stored: Stored): void;
  /** Called when no save is waiting. */
  onSaved(): void;
  /** @param requested includes saves that waited behind the failed one and were not sent */
  onFailed(error: unknown, requested: RequestedPlans): void;
}

/**
 * @param write stores a cart
 * @returns a function that saves a cart after those already waiting; never rejects
 */
export function savesInOrder<Stored>(
  write: (requested: RequestedPlans) => Promise<Stored>,
  steps: SaveSteps<Stored>,
): (requested: RequestedPlans) => Promise<void> {
  const waiting: RequestedPlans[] = [];
  let latest: RequestedPlans = [];
  let isSaving = false;

  async function saveWaiting(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) steps.onStored(await write(next));
  }

  return async function save(requested) {
    latest = requested;
    waiting.push(requested);
    steps.onSaving(requested);
    if (isSaving) return;
    isSaving = true;
    try {
      await saveWaiting();
      isSaving = false;
      steps.onSaved();
    } catch (error) {
      isSaving = false;
      waiting.length = 0;
      steps.onFailed(error, latest);
    }
  };
}

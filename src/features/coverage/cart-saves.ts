/** Saves one cart after the other, so that no response overtakes a later change. */
import type { RequestedPlans } from './cart.rules.ts';

export interface SaveSteps<Stored> {
  /** @param requested the cart once everything that waits is saved */
  onSaving(requested: RequestedPlans): void;
  /** After each save; others may wait. */
  onStored(stored: Stored): void;
  /** Nothing waits. */
  onSaved(): void;
  /** @param requested includes what waited behind the failed save and was not sent */
  onFailed(error: unknown, requested: RequestedPlans): void;
}

/**
 * @param write stores a cart
 * @returns saves a cart after those that wait already; never rejects
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

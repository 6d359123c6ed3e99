/** Saves one cart after the other, so that no response overtakes a later change. */
import type { WantedPlans } from './cart.rules.ts';

export interface SaveSteps<Stored> {
  /** @param wanted the cart once everything that waits is saved */
  onSaving(wanted: WantedPlans): void;
  /** After each save; others may wait. */
  onStored(stored: Stored): void;
  /** Nothing waits. */
  onSaved(): void;
  /** @param wanted includes what waited behind the failed save and was not sent */
  onFailed(error: unknown, wanted: WantedPlans): void;
}

/**
 * @param write stores a cart
 * @returns saves a cart after those that wait already; never rejects
 */
export function savesInOrder<Stored>(
  write: (wanted: WantedPlans) => Promise<Stored>,
  steps: SaveSteps<Stored>,
): (wanted: WantedPlans) => Promise<void> {
  const waiting: WantedPlans[] = [];
  let latest: WantedPlans = [];
  let isSaving = false;

  async function saveWaiting(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) steps.onStored(await write(next));
  }

  return async function save(wanted) {
    latest = wanted;
    waiting.push(wanted);
    steps.onSaving(wanted);
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

/** Saves one cart after another, so that the response of an earlier save cannot overwrite a later change. */
import type { RequestedPlans } from './cart.rules.ts';

export interface SaveSteps<Stored> {
  /** @param requested the cart after all pending saves */
  onSaving(requested: RequestedPlans): void;
  /** Called after each save, even if others are pending. */
  onStored(stored: Stored): void;
  onSaved(): void;
  /** @param requested the cart with all changes made so far, including changes that the failure kept from being sent */
  onFailed(error: unknown, requested: RequestedPlans): void;
}

/** @returns a function that saves a cart after all pending saves; it never rejects */
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

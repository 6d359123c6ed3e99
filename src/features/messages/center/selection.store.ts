/** Which messages are selected, and the attempt to delete none. */
import { memberAtom } from '../../../session/member-data.store.ts';
import { isChangeable, type CenterRow } from './center-rows.rules.ts';
import { $shownRows, queueDeletion } from './deletion.store.ts';
import type { CenterContext } from './message-center.store.ts';

/** Keys of rows. */
export const $selectedRows = memberAtom<readonly string[]>([]);
/** Delete was pressed without a selection. */
export const $isNothingSelected = memberAtom(false);

export function select(keys: readonly string[]): void {
  $selectedRows.set(keys);
  $isNothingSelected.set(false);
}

export function toggleSelected(key: string): void {
  const selected = $selectedRows.get();
  select(selected.includes(key) ? selected.filter((one) => one !== key) : [...selected, key]);
}

/** Keys of the rows that can be deleted. */
export const deletableKeys = (rows: readonly CenterRow[]): string[] =>
  rows.filter(({ message }) => isChangeable(message)).map(({ key }) => key);

/** False if nothing is selected (spec 001 §5). */
export function deleteSelected(context: CenterContext): boolean {
  const selected = $selectedRows.get();
  const rows = $shownRows.get().filter(({ key }) => selected.includes(key));
  select([]);
  $isNothingSelected.set(rows.length === 0);
  queueDeletion(rows, context);
  return rows.length > 0;
}

/** Which rows are open (spec 001 §2 'Each row is expandable; the first row starts expanded'). Pure. */

interface Row {
  key: string;
}

/** Keys of the open rows. Null is the initial state, in which only the first row is open. */
export type OpenPlans = readonly string[] | null;

export const openKeys = (rows: readonly Row[], open: OpenPlans): readonly string[] =>
  open ?? rows.slice(0, 1).map(({ key }) => key);

export function toggled(rows: readonly Row[], open: OpenPlans, key: string): readonly string[] {
  const keys = openKeys(rows, open);
  return keys.includes(key) ? keys.filter((openKey) => openKey !== key) : [...keys, key];
}

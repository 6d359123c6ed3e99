import { memberAtom } from '../../../session/member-data.store.ts';

/** The `claimKey` of the claim whose appeal a link on another page leads to. */
const $wanted = memberAtom<string | null>(null);

export const wantAppeal = (key: string): void => $wanted.set(key);

/** Whether a link led here; once. */
export function takeWantedAppeal(key: string): boolean {
  const isWanted = $wanted.get() === key;
  if (isWanted) $wanted.set(null);
  return isWanted;
}

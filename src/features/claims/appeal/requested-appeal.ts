import { memberAtom } from '../../../session/member-data.store.ts';

/** The `claimKey` of the claim whose appeal was requested by a link on another page. */
const $requested = memberAtom<string | null>(null);

export const requestAppeal = (key: string): void => $requested.set(key);

/** Whether a link requested this appeal. Clears the request, so that only the first call returns true. */
export function takeRequestedAppeal(key: string): boolean {
  const isRequested = $requested.get() === key;
  if (isRequested) $requested.set(null);
  return isRequested;
}

/** The `claimKey` of the claim whose appeal a link on another page leads to. */
let wanted: string | null = null;

export const wantAppeal = (key: string): void => void (wanted = key);

/** Whether a link led here; once. */
export function takeWantedAppeal(key: string): boolean {
  const isWanted = wanted === key;
  if (isWanted) wanted = null;
  return isWanted;
}

/** The claim whose appeal a link on another page leads to. */
let wanted: string | null = null;

export const wantAppeal = (claimNumber: string): void => void (wanted = claimNumber);

/** Whether a link led here; once. */
export function takeWantedAppeal(claimNumber: string): boolean {
  const isWanted = wanted === claimNumber;
  if (isWanted) wanted = null;
  return isWanted;
}

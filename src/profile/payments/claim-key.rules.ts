/** Keys that identify a claim. A claim number is not enough, because two clients may use the same number. Pure. */

export interface ClaimId {
  number: string;
  clientId: string;
}

/** A key that is unique per claim and valid in element ids. */
export const claimKey = ({ number, clientId }: ClaimId): string => `${number}/${clientId}`;

/** The claim number in a key. A key that an older build persisted is only the number. */
export const numberInKey = (key: string): string => key.replace(/\/.*/, '');

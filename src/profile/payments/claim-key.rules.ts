/** Keys that identify a claim, because two clients may use the same claim number. Pure. */

export interface ClaimId {
  number: string;
  clientId: string;
}

/** Unique per claim, and part of element ids. The number comes first, as `numberInKey` expects. */
export const claimKey = ({ number, clientId }: ClaimId): string => `${number}/${clientId}`;

/** The claim number of a key; a key persisted by an older build is the number alone. */
export const numberInKey = (key: string): string => key.replace(/\/.*/, '');

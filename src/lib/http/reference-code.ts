export const REFERENCE_LENGTH = 8;
/** Letters and digits without 0, 1, I and O, which are easy to confuse. */
export const REFERENCE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A new reference code, which a member can read to customer service. Each request sends its own code in a header. */
export const newReference = (): string =>
  Array.from(
    crypto.getRandomValues(new Uint8Array(REFERENCE_LENGTH)),
    (byte) => REFERENCE_ALPHABET[byte % REFERENCE_ALPHABET.length],
  ).join('');

export const REFERENCE_LENGTH = 8;
/** Letters and digits that are not confused when read aloud. */
export const REFERENCE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A code that a member can read to customer service. Each request has its own in a header. */
export const newReference = (): string =>
  Array.from(
    crypto.getRandomValues(new Uint8Array(REFERENCE_LENGTH)),
    (byte) => REFERENCE_ALPHABET[byte % REFERENCE_ALPHABET.length],
  ).join('');

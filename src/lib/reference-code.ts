/** The code that a member can read to customer service; the failed request carried it as a header. */

const LENGTH = 8;
/** Letters and digits that cannot be taken for one another when read aloud. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Eight letters and digits, new for each request. */
export const newReference = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(LENGTH)), (byte) => ALPHABET[byte % ALPHABET.length]).join(
    '',
  );

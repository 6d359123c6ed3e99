/** Encrypts the cached profile and paid marks with AES-GCM and a PBKDF2 key (spec 000 §9 'Encryption defaults …'). */

const ITERATIONS = 1000; // spec 000 §9
const KEY_BITS = 128; // spec 000 §9
const TAG_BITS = 64; // spec 000 §9
/** Length of the salt. Not in the spec: 128 bits, the minimum that NIST SP 800-132 recommends. */
const SALT_BYTES = 16;
const IV_BYTES = 12;

const utf8 = new TextEncoder();

async function keyOf(passphrase: string, salt: BufferSource, use: 'encrypt' | 'decrypt'): Promise<CryptoKey> {
  const secret = await crypto.subtle.importKey('raw', utf8.encode(passphrase), 'PBKDF2', false, [
    'deriveKey',
  ]);
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ITERATIONS },
    secret,
    { name: 'AES-GCM', length: KEY_BITS },
    false,
    [use],
  );
}

const algorithm = (iv: BufferSource, owner: string) => ({
  name: 'AES-GCM',
  iv,
  tagLength: TAG_BITS,
  additionalData: utf8.encode(owner),
});

const toText = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.codePointAt(0) ?? 0);

export const newPassphrase = (): string => toText(crypto.getRandomValues(new Uint8Array(32)));

/** Encrypts a value as JSON. @param owner must be the same for decrypting @returns base64 of salt, initialization vector and ciphertext */
export async function encrypt(value: unknown, passphrase: string, owner: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const key = await keyOf(passphrase, salt, 'encrypt');
  const sealed = await crypto.subtle.encrypt(algorithm(iv, owner), key, utf8.encode(JSON.stringify(value)));
  return toText(Uint8Array.of(...salt, ...iv, ...new Uint8Array(sealed)));
}

/** @returns the value; undefined if `sealed` is corrupt or belongs to another owner, or if the passphrase is wrong */
export async function decrypt(sealed: string, passphrase: string, owner: string): Promise<unknown> {
  try {
    const bytes = toBytes(sealed);
    const iv = bytes.subarray(SALT_BYTES, SALT_BYTES + IV_BYTES);
    const key = await keyOf(passphrase, bytes.subarray(0, SALT_BYTES), 'decrypt');
    const plain = await crypto.subtle.decrypt(
      algorithm(iv, owner),
      key,
      bytes.subarray(SALT_BYTES + IV_BYTES),
    );
    return JSON.parse(new TextDecoder().decode(plain));
  } catch {
    return undefined;
  }
}

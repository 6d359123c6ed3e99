import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newPassphrase, encrypt, decrypt } from './encryption.ts';

const flipped = (sealed: string, at: number): string => {
  const bytes = Buffer.from(sealed, 'base64');
  const position = at % bytes.length;
  bytes[position] = (bytes[position] ?? 0) ^ 1;
  return bytes.toString('base64');
};

describe('an encrypted value (000 §9)', () => {
  it('can be decrypted with its own passphrase and owner', async () => {
    await fc.assert(
      fc.asyncProperty(fc.json(), fc.string(), fc.string(), async (json, passphrase, owner) => {
        const value: unknown = JSON.parse(json);
        expect(await decrypt(await encrypt(value, passphrase, owner), passphrase, owner)).toEqual(value);
      }),
      { numRuns: 40 },
    );
  });

  it('cannot be decrypted for another owner, with another passphrase, or after a bit has changed', async () => {
    const sealed = await encrypt({ name: 'Maria' }, 'secret', 'maria');
    expect(await decrypt(sealed, 'secret', 'daniel')).toBeUndefined();
    expect(await decrypt(sealed, 'secret2', 'maria')).toBeUndefined();
    await fc.assert(
      fc.asyncProperty(fc.nat(500), async (at) => {
        expect(await decrypt(flipped(sealed, at), 'secret', 'maria')).toBeUndefined();
      }),
      { numRuns: 40 },
    );
    for (const damaged of ['', 'AAAA', '%%%', sealed.slice(0, 60)])
      expect(await decrypt(damaged, 'secret', 'maria')).toBeUndefined();
  });

  it('contains random bytes and a 64-bit tag, but no readable text', async () => {
    const [first, second] = [
      await encrypt('Maria', 'secret', 'maria'),
      await encrypt('Maria', 'secret', 'maria'),
    ];
    expect(first).not.toBe(second);
    expect(Buffer.from(first, 'base64').toString('latin1')).not.toContain('Maria');
    expect(Buffer.from(first, 'base64')).toHaveLength(16 + 12 + '"Maria"'.length + 64 / 8);
    expect(newPassphrase()).not.toBe(newPassphrase());
  });
});

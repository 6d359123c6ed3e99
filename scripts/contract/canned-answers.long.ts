/** Recording writes only what changed: the same answers on every day, in every time zone, and in any order of calls. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { allBrands } from '../../stubs/sandbox/brand-records.ts';
import { ANSWERS, cannedAnswers, FIRSTS, updateAnswers } from './canned-answers.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const NOTICES = 'rbsmbl/x-services/member/dependentNotification.post.json';
const committed = (name: string): Buffer => readFileSync(join(ROOT, ANSWERS, name));
const namesOf = (answers: ReadonlyMap<string, Uint8Array>): string[] => [...answers.keys()];

/** Names of the answers that are not the committed ones, byte for byte. */
const stale = (answers: ReadonlyMap<string, Uint8Array>): string[] =>
  [...answers].filter(([name, bytes]) => !committed(name).equals(bytes)).map(([name]) => name);

/** What an editor may change without telling an engineer. */
const brandWords = [...allBrands().values()].flatMap(({ name, domain, customerServicePhoneNumber }) => [
  name,
  domain,
  customerServicePhoneNumber,
]);
const quotesBrands = (name: string): boolean => brandWords.some((word) => committed(name).includes(word));

const folders: string[] = [];

/** A folder with a copy of the canned answers. */
function copyOfAnswers(): string {
  const root = mkdtempSync(join(tmpdir(), 'answers-'));
  folders.push(root);
  cpSync(join(ROOT, ANSWERS), join(root, ANSWERS), { recursive: true });
  return root;
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

describe('recording', () => {
  it('gives the committed answers: run `npm run contract -- --record` if not', async () => {
    expect(stale(await cannedAnswers()).filter((name) => !quotesBrands(name))).toEqual([]);
  });

  it('gives the same on another day, in another time zone, with the calls in another order', async () => {
    const before = await cannedAnswers();
    vi.useFakeTimers({ now: Date.UTC(2031, 1, 28, 3, 30), toFake: ['Date'] });
    vi.stubEnv('TZ', 'Asia/Tokyo');
    const after = await cannedAnswers(FIRSTS.toReversed());
    expect(namesOf(after).sort()).toEqual(namesOf(before).sort());
    const differing = [...before].filter(
      ([name, bytes]) => !Buffer.from(bytes).equals(after.get(name) ?? new Uint8Array()),
    );
    expect(differing.map(([name]) => name)).toEqual([]);
  });

  it('writes only what changed, and removes the answer of a call that is gone', async () => {
    const root = copyOfAnswers();
    await updateAnswers(root);
    expect(await updateAnswers(root)).toEqual({ total: FIRSTS.length, written: [], removed: [] });
    writeFileSync(join(root, ANSWERS, NOTICES), '{}');
    writeFileSync(join(root, ANSWERS, 'rbsmbl/gone.json'), '{}');
    expect(await updateAnswers(root)).toEqual({
      total: FIRSTS.length,
      written: [NOTICES],
      removed: ['rbsmbl/gone.json'],
    });
    expect(readFileSync(join(root, ANSWERS, NOTICES))).toEqual(committed(NOTICES));
  });
});

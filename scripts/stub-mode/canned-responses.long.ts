import { afterEach, expect, it, vi } from 'vitest';
import { CANNED_FILES, cannedResponse } from './canned-responses.ts';

async function recordAll(files: readonly string[]): Promise<Map<string, string>> {
  const recorded = new Map<string, string>();
  for (const file of files)
    recorded.set(file, Buffer.from((await cannedResponse(file))?.bytes ?? []).toString('base64'));
  return recorded;
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

it('canned responses are the same if they are recorded on another day, in another time zone and in reverse order', async () => {
  const before = await recordAll(CANNED_FILES);
  vi.useFakeTimers({ now: Date.UTC(2031, 1, 28, 3, 30), toFake: ['Date'] });
  vi.stubEnv('TZ', 'Asia/Tokyo');
  const after = await recordAll(CANNED_FILES.toReversed());
  expect(CANNED_FILES.filter((file) => after.get(file) !== before.get(file))).toEqual([]);
});

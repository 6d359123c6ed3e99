import { describe, expect, it } from 'vitest';
import { createHolds, HELD_BYTES, heldBack, type Hold } from './held-body.ts';

const PART = 65_536;
const roomy: Hold = { take: () => true, release() {} };

/** A body of zeros; it breaks off at its end if it is broken. */
function bodyOf(bytes: number, { isBroken = false } = {}) {
  let left = bytes;
  return new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const size = Math.min(PART, left);
        left -= size;
        if (size > 0) controller.enqueue(new Uint8Array(size));
        else if (isBroken) controller.error(new Error('cut off'));
        else controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}

describe('a held body', () => {
  it.each([0, 10, PART, PART + 1, HELD_BYTES])('of %d bytes arrives whole, its size known', async (bytes) => {
    const { body, size } = await heldBack(bodyOf(bytes), null, roomy);
    expect(size).toBe(bytes);
    expect((await new Response(body).arrayBuffer()).byteLength).toBe(bytes);
  });

  it.each([
    ['larger than the limit', HELD_BYTES + 1, null, roomy],
    ['larger by its Content-Length', HELD_BYTES + 1, HELD_BYTES + 1, roomy],
    ['without room', 3 * PART, null, createHolds(PART)()],
  ])('%s is streamed, and arrives whole', async (_what, bytes, length, hold) => {
    const { body, size } = await heldBack(bodyOf(bytes), length, hold);
    expect(size).toBeNull();
    expect((await new Response(body).arrayBuffer()).byteLength).toBe(bytes);
  });

  it('that breaks off is an error, not half a response', async () => {
    await expect(heldBack(bodyOf(PART, { isBroken: true }), null, roomy)).rejects.toThrow('cut off');
  });

  it('that breaks off while it is streamed ends with an error that the server does not log', async () => {
    const { body } = await heldBack(bodyOf(2 * PART, { isBroken: true }), null, createHolds(PART)());
    await expect(new Response(body).arrayBuffer()).rejects.toMatchObject({
      code: 'ERR_STREAM_PREMATURE_CLOSE',
    });
  });
});

it('holds share their room, and get it back once', () => {
  const open = createHolds(10);
  const [first, second] = [open(), open()];
  expect([first.take(6), second.take(5), second.take(4)]).toEqual([true, false, true]);
  first.release();
  first.release();
  expect([first.take(1), second.take(6), second.take(1)]).toEqual([false, true, false]);
});

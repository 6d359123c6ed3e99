import { describe, expect, it } from 'vitest';
import { QueueFullError } from './call-limit.ts';
import { HELD_BYTES, heldBack } from './held-body.ts';
import { createHolds } from './holds.ts';

const PART = 65_536;

const held = (bytes: number, mostStreams = 1) => ({
  length: null,
  hold: createHolds({ smallBytes: 0, mostSmall: 0, mostLarge: bytes, mostStreams })(),
  cutOff: null,
});

/** A body of zeros. If `isBroken`, it ends with an error. */
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

describe('heldBack()', () => {
  it.each([0, 10, PART, PART + 1, HELD_BYTES])(
    'returns the whole body and its size for a body of %d bytes',
    async (bytes) => {
      const { body, size } = await heldBack(bodyOf(bytes), held(HELD_BYTES));
      expect(size).toBe(bytes);
      expect((await new Response(body).arrayBuffer()).byteLength).toBe(bytes);
    },
  );

  it.each([
    ['larger than the limit', HELD_BYTES + 1, held(2 * HELD_BYTES)],
    ['with a Content-Length over the limit', HELD_BYTES + 1, { ...held(0), length: HELD_BYTES + 1 }],
    ['too large for the memory that is left', 3 * PART, held(PART)],
  ])('streams a complete body: %s', async (_what, bytes, room) => {
    const { body, size } = await heldBack(bodyOf(bytes), room);
    expect(size).toBeNull();
    expect((await new Response(body).arrayBuffer()).byteLength).toBe(bytes);
  });

  it('throws an error, and returns no part of the body, if the body breaks off', async () => {
    await expect(heldBack(bodyOf(PART, { isBroken: true }), held(HELD_BYTES))).rejects.toThrow('cut off');
  });

  it('ends a stream with an error if its body breaks off and there is no connection to close', async () => {
    const { body } = await heldBack(bodyOf(2 * PART, { isBroken: true }), held(PART));
    await expect(new Response(body).arrayBuffer()).rejects.toThrow('cut off');
  });

  it('throws if there are too many streams, and closes the source', async () => {
    let isClosed = false;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(PART)),
      cancel() {
        isClosed = true;
      },
    });
    await expect(heldBack(body, held(PART, 0))).rejects.toThrow(QueueFullError);
    expect(isClosed).toBe(true);
  });
});

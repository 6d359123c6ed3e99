/**
 * Buffers responses, so that visitors get an error instead of a truncated response
 * (decisions/services#limits-of-time-and-memory).
 */

import { QueueFullError } from './call-limit.ts';
import type { Hold } from './holds.ts';
import { countPassed } from './spent-buffers.ts';

/** Larger bodies are streamed. They are files, which no screen waits for. */
export const HELD_BYTES = 8 * 1_048_576;

/** Bodies up to this size are sent in one piece. Joining the parts of a larger body would double its memory. */
const JOINED_BYTES = 65_536;

type Reader = ReadableStreamDefaultReader<Uint8Array>;

async function nextPart(reader: Reader): Promise<Uint8Array | undefined> {
  const { value } = await reader.read();
  countPassed(value?.byteLength ?? 0);
  return value;
}

/** A stream of the buffered parts and then the rest of the body. */
const continued = (
  parts: Uint8Array[],
  rest: Reader | null,
  cutOff: (() => void) | null,
): ReadableStream<Uint8Array> =>
  new ReadableStream(
    {
      async pull(controller) {
        try {
          const value = parts.shift() ?? (rest && (await nextPart(rest)));
          if (value) controller.enqueue(value);
          else controller.close();
        } catch (error) {
          // Closes the visitor's connection, which cancels this stream. With `controller.error` the server would log the error.
          if (cutOff) cutOff();
          else controller.error(error);
        }
      },
      cancel: (reason) => rest?.cancel(reason),
    },
    { highWaterMark: 0 },
  );

interface HeldBody {
  body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null;
  /** Size of the whole body in bytes; null if it is streamed. */
  size: number | null;
}

interface Held {
  /** The `Content-Length`; null if it is unknown. */
  length: number | null;
  hold: Hold;
  /** Closes the visitor's connection; null if there is none. */
  cutOff: (() => void) | null;
}

/**
 * Returns the whole body, or a stream if the body is larger than the limit or no memory is available.
 * @throws the error that ended the body early; QueueFullError if there are too many streams
 */
export async function heldBack(
  body: ReadableStream<Uint8Array>,
  { length, hold, cutOff }: Held,
): Promise<HeldBody> {
  const reader = body.getReader();
  const parts: Uint8Array[] = [];
  const streamed = async (): Promise<HeldBody> => {
    if (hold.takeStream()) return { body: continued(parts, reader, cutOff), size: null };
    await reader.cancel();
    throw new QueueFullError('too many responses are streamed');
  };
  let size = 0;
  if (length !== null && length > HELD_BYTES) return streamed();
  for (let part = await nextPart(reader); part; part = await nextPart(reader)) {
    parts.push(part);
    size += part.byteLength;
    if (size > HELD_BYTES || !hold.take(part.byteLength)) return streamed();
  }
  if (size > JOINED_BYTES) return { body: continued(parts, null, null), size };
  return { body: size === 0 ? null : new Uint8Array(Buffer.concat(parts)), size };
}

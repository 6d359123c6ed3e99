/** Buffers responses, so that one that breaks off becomes an error (decision 061). */

import { countPassed } from './spent-buffers.ts';

/** Larger bodies are streamed: files, which no screen waits for. */
export const HELD_BYTES = 8 * 1_048_576;

/** Up to this size a body is sent in one piece; joining larger ones would take their size again. */
const JOINED_BYTES = 65_536;

type Reader = ReadableStreamDefaultReader<Uint8Array>;

async function nextPart(reader: Reader): Promise<Uint8Array | undefined> {
  const { value } = await reader.read();
  countPassed(value?.byteLength ?? 0);
  return value;
}

/** The memory of one response. */
export interface Hold {
  /** Whether that many more bytes may be kept. */
  take(bytes: number): boolean;
  /** Gives all of them back. Later calls of `take` are false. */
  release(): void;
}

/**
 * The memory for the bodies of all responses together.
 * @param most bytes
 */
export function createHolds(most: number): () => Hold {
  let all = 0;
  return () => {
    let held = 0;
    let isOpen = true;
    return {
      take(bytes) {
        if (!isOpen || all + bytes > most) return false;
        held += bytes;
        all += bytes;
        return true;
      },
      release() {
        if (isOpen) all -= held;
        isOpen = false;
      },
    };
  };
}

/** The parts, then the rest as a stream. The error code makes the server close the connection quietly. */
const continued = (parts: Uint8Array[], rest: Reader | null): ReadableStream<Uint8Array> =>
  new ReadableStream(
    {
      async pull(controller) {
        try {
          const value = parts.shift() ?? (rest && (await nextPart(rest)));
          if (value) controller.enqueue(value);
          else controller.close();
        } catch {
          controller.error(Object.assign(new Error('cut off'), { code: 'ERR_STREAM_PREMATURE_CLOSE' }));
        }
      },
      cancel: (reason) => rest?.cancel(reason),
    },
    { highWaterMark: 0 },
  );

export interface HeldBody {
  body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null;
  /** Bytes of the whole body; null while it is streamed. */
  size: number | null;
}

/**
 * The whole body, or a stream if it exceeds the limit or the hold has no room.
 * @param length `Content-Length`, if it is known
 * @throws the error that ended the body early
 */
export async function heldBack(
  body: ReadableStream<Uint8Array>,
  length: number | null,
  hold: Hold,
): Promise<HeldBody> {
  const reader = body.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  if (length !== null && length > HELD_BYTES) return { body: continued(parts, reader), size: null };
  for (let part = await nextPart(reader); part; part = await nextPart(reader)) {
    parts.push(part);
    size += part.byteLength;
    if (size > HELD_BYTES || !hold.take(part.byteLength))
      return { body: continued(parts, reader), size: null };
  }
  if (size > JOINED_BYTES) return { body: continued(parts, null), size };
  return { body: size === 0 ? null : new Uint8Array(Buffer.concat(parts)), size };
}

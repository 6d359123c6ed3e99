/** Buffers responses, so that one that breaks off becomes an error (decision 061). */

/** Larger bodies are streamed: files, which no screen waits for. */
export const HELD_BYTES = 8 * 1_048_576;

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** The buffered parts, then the rest as a stream. The error code makes the server close the connection quietly. */
const continued = (parts: readonly Uint8Array[], reader: Reader): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(part);
    },
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch {
        controller.error(Object.assign(new Error('cut off'), { code: 'ERR_STREAM_PREMATURE_CLOSE' }));
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });

/**
 * The whole body, or a stream if it exceeds the limit.
 * @param most bytes
 * @throws the error that ended the body early
 */
export async function heldBack(
  body: ReadableStream<Uint8Array> | null,
  most: number = HELD_BYTES,
): Promise<Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null> {
  if (!body) return null;
  const reader = body.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value);
    size += next.value.byteLength;
    if (size > most) return continued(parts, reader);
  }
  return size === 0 ? null : new Uint8Array(Buffer.concat(parts));
}

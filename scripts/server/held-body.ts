/** Answers that are held back until they are whole, so that one that stops in the middle becomes an error (decision 061). */

/** What is larger goes on as it comes: files, which no one screen of the portal waits for. */
export const HELD_BYTES = 8 * 1_048_576;

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** The parts that were read, then the rest as it comes. The code of the error makes the server end the connection quietly. */
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
 * The body as a whole, or as a stream where it is larger than the limit.
 * @param most bytes
 * @throws whatever ended the body before its end or the limit
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

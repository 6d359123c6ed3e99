const PIECES = 10;

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * The same response, its body sent in ten chunks.
 * @param totalMs time for the whole body
 */
export async function sendSlowly(answer: Response, totalMs: number): Promise<Response> {
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const size = Math.max(1, Math.ceil(bytes.length / PIECES));
  let sent = 0;
  const body = new ReadableStream({
    async pull(controller) {
      await sleep(totalMs / PIECES);
      controller.enqueue(bytes.subarray(sent, sent + size));
      sent += size;
      if (sent >= bytes.length) controller.close();
    },
  });
  return new Response(body, { status: answer.status, headers: answer.headers });
}

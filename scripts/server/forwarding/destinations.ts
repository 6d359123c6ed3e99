/**
 * Prevents service responses from being used as scripts, styles, workers or frames
 * (decisions/services#service-responses-are-data). A browser names the use in `Sec-Fetch-Dest`; if this header is
 * missing, the content type is the protection.
 */
import { createMiddleware } from 'hono/factory';
import { CHAT_WINDOW } from '../../../stubs/sandbox/chat/chat-page.ts';
import { refuse } from '../../../stubs/sandbox/http/requests.ts';

/**
 * Allowed values of `Sec-Fetch-Dest`. `document` is for the spreadsheet's address and the chat window; `image`, `video`
 * and `track` are for the education video.
 */
const USES = ['empty', 'document', 'image', 'video', 'track'];

export const refuseEmbedding = createMiddleware((c, next) => {
  const use = c.req.header('Sec-Fetch-Dest');
  return use === undefined || USES.includes(use) ? next() : Promise.resolve(refuse(403, 'USE-NOT-ALLOWED'));
});

/** Content types of data and files. Leaves out SVG, which can contain scripts. */
const DATA =
  /^(?:application\/(?:json|pdf|octet-stream|vnd\.openxmlformats-officedocument\.[a-z.]+|[a-z\d.-]+\+json)|text\/(?:plain|csv|vtt)|video\/[a-z\d.-]+|audio\/[a-z\d.-]+|image\/(?!svg)[a-z\d.-]+)$/;

const DOWNLOAD = 'application/octet-stream';

/** The `Content-Type` to return. Anything that a browser could run or render becomes a download. */
export function dataType(type: string | null, path: string): string {
  const essence = type?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (DATA.test(essence) || (essence === 'text/html' && path === CHAT_WINDOW)) return type ?? DOWNLOAD;
  return DOWNLOAD;
}

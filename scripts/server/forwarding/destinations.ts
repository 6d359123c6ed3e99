/**
 * Keeps responses of services from being used as parts of a page: scripts, styles, workers, frames (decisions/services#service-responses-are-data).
 * Browsers say the use in `Sec-Fetch-Dest`; the type protects in those that do not.
 */
import { createMiddleware } from 'hono/factory';
import { CHAT_WINDOW } from '../../../stubs/sandbox/chat/chat-page.ts';
import { refuse } from '../../../stubs/sandbox/http/requests.ts';

/** `document`: the spreadsheet's address and the chat window. `image`, `video`, `track`: the education video. */
const USES = ['empty', 'document', 'image', 'video', 'track'];

export const refuseEmbedding = createMiddleware((c, next) => {
  const use = c.req.header('Sec-Fetch-Dest');
  return use === undefined || USES.includes(use) ? next() : Promise.resolve(refuse(403, 'USE-NOT-ALLOWED'));
});

/** Types of data and files. An SVG is none: it can have scripts. */
const DATA =
  /^(?:application\/(?:json|pdf|octet-stream|vnd\.openxmlformats-officedocument\.[a-z.]+|[a-z\d.-]+\+json)|text\/(?:plain|csv|vtt)|video\/[a-z\d.-]+|audio\/[a-z\d.-]+|image\/(?!svg)[a-z\d.-]+)$/;

const DOWNLOAD = 'application/octet-stream';

/** The `Content-Type` to return; a download for anything that a browser could run or lay out. */
export function dataType(type: string | null, path: string): string {
  const essence = type?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (DATA.test(essence) || (essence === 'text/html' && path === CHAT_WINDOW)) return type ?? DOWNLOAD;
  return DOWNLOAD;
}

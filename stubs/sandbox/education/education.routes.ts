/** Serves educational files: PDF guides for members, and the video with its cover and captions (decisions/messages#educational-texts-come-from-the-service). */
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { MEDIA_FOLDER } from '../../../src/features/education/education-paths.ts';
import { educationFile } from '../../../src/features/education/education.schema.ts';
import { createRouter, type SandboxServices } from '../context.ts';
import { byteRanges } from '../http/byte-range.ts';
import { refuse } from '../http/requests.ts';
import { serveCall } from '../serve-call.ts';

const FILES = join(import.meta.dirname, 'files');

const TYPES: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.vtt': 'text/vtt; charset=utf-8',
};

/** The response for a file. The name must be that of a file in the folder, so it cannot lead to other folders. */
function fileResponse(name: string, isAllowed: (ending: string) => boolean): Response {
  const type = TYPES[extname(name)];
  if (type === undefined || !isAllowed(extname(name)) || !readdirSync(FILES).includes(name))
    return refuse(404, 'NO-SUCH-FILE');
  return new Response(readFileSync(join(FILES, name)), { headers: { 'Content-Type': type } });
}

export function educationRoutes(services: SandboxServices) {
  const routes = createRouter();

  serveCall(routes, services, educationFile, ({ param }) =>
    fileResponse(param('fileName'), (ending) => ending === '.pdf'),
  );

  // Public, because video players send no token.
  routes.get(`${MEDIA_FOLDER}:name`, byteRanges, (c) =>
    fileResponse(c.req.param('name'), (ending) => ending !== '.pdf'),
  );

  return routes;
}

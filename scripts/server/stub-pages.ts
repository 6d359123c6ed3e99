/** Stub mode on the local server: canned responses as files, and the script injected into pages. */
import type { Env, Hono, MiddlewareHandler } from 'hono';
import { FOLDER } from '../../stubs/mode/canned-file.ts';
import { modeScript, namesMode, SCRIPT, SET_COOKIE, wantsScript, withScript } from '../stub-mode/pages.ts';
import type { SiteEnv } from './site-env.ts';

export const isPage = (response: Response): boolean =>
  response.headers.get('Content-Type')?.startsWith('text/html') === true;

/** Requests a page uncompressed, because the script cannot be injected into compressed copies. */
function withoutCompression(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete('Accept-Encoding');
  return new Request(request.url, { method: request.method, headers, signal: request.signal });
}

const addScript: MiddlewareHandler<SiteEnv> = async (c, next) => {
  const { search } = new URL(c.req.url);
  if (!wantsScript(search, c.req.header('Cookie') ?? '')) return next();
  c.req.raw = withoutCompression(c.req.raw);
  await next();
  if (!isPage(c.res)) return;
  const { status, headers: before } = c.res;
  const headers = new Headers(before);
  headers.delete('Content-Length');
  if (namesMode(search)) headers.append('Set-Cookie', SET_COOKIE);
  const page = withScript(await c.res.text());
  c.res = undefined; // prevents merging the old headers into the new response
  c.res = new Response(page, { status, headers });
};

export function addStubFiles<E extends Env>(app: Hono<E>): void {
  app.get(SCRIPT, async (c) =>
    c.body(await modeScript(), 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  );
  app.get(`${FOLDER}/*`, async (c, next) => {
    // Imported on demand, because only stub mode needs the examples of all calls.
    const { cannedResponse } = await import('../stub-mode/canned-responses.ts');
    const canned = await cannedResponse(c.req.path.slice(FOLDER.length + 1));
    if (!canned) return next();
    const { response } = canned.call;
    return c.body(canned.bytes, 200, {
      'Content-Type': 'file' in response ? response.file : 'application/json',
    });
  });
}

export function addStubMode(app: Hono<SiteEnv>): void {
  app.use(addScript);
  addStubFiles(app);
}

/** Home page pictures for the directory's tiles, rendered by the dev server. */
import { get } from 'node:http';
import { asPicture, picturePath, picturePolicy } from './picture.ts';
import type { Pictures } from './published-pictures.ts';

/** The time limit is long, because the first request for a page compiles the page. */
const LIMIT_MS = 60_000;

interface PictureResponse {
  type: string;
  body: Buffer<ArrayBuffer>;
}

/** Connects by IP address, because not every system resolves `<code>.localhost`. @returns null unless the status is 200 */
const ask = (host: string, port: number, path: string): Promise<PictureResponse | null> =>
  new Promise((resolve) => {
    const none = (): void => resolve(null);
    get({ host: '127.0.0.1', port, path, headers: { host }, timeout: LIMIT_MS }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('end', () => {
        const type = response.headers['content-type'] ?? 'application/octet-stream';
        resolve(response.statusCode === 200 ? { type, body: Buffer.concat(parts) } : null);
      });
      response.once('error', none);
    })
      .once('timeout', none)
      .once('error', none);
  });

const THEME = /<link rel="stylesheet" href="(\/hashed\/theme[^"]+)">/;
/** Allows all inline styles, because the dev server inlines styles whose hashes are unknown. */
const INLINE = "'self' 'unsafe-inline'";
const IMAGE = /^\/preview\/home\/([a-z][a-z0-9]*)(\/hashed\/pictures\/[\w.-]+)$/;

/** Whether a path is a font, which the tiles' pictures use. The dev server serves the same fonts on every host. */
export const isPictureFont = (path: string): boolean => path.endsWith('.woff2');

/** @param port port of the dev server */
export function devPictures(port: number): Pictures {
  const hostOf = (code: string): string => `${code}.localhost:${port}`;
  const text = async (code: string, path: string): Promise<string> =>
    (await ask(hostOf(code), port, path))?.body.toString('utf8') ?? '';
  return {
    stateOf: () => 'live',
    async fileOf(c) {
      const [, code, path] = IMAGE.exec(c.req.path) ?? [];
      const image = code && path ? await ask(hostOf(code), port, path) : null;
      return image && new Response(image.body, { headers: { 'Content-Type': image.type } });
    },
    async read({ code }) {
      const page = await text(code, '/');
      if (page === '') return null;
      // The theme's address does not contain the brand, so the directory's host could not tell which theme to send. The theme is therefore inlined into the page.
      const theme = await text(code, THEME.exec(page)?.[1] ?? '/');
      const whole = page
        .replace(THEME, () => `<style>${theme}</style>`)
        .replaceAll('src="/hashed/', `src="${picturePath(code)}/hashed/`);
      return { page: asPicture(whole), policy: picturePolicy(INLINE) };
    },
  };
}

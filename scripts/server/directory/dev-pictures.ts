/** Pictures of home pages as the dev server renders them now, for the tiles of the directory. */
import { get } from 'node:http';
import { asPicture, picturePolicy } from './picture.ts';
import type { Pictures } from './published-pictures.ts';

/** The first request of a page compiles it. */
const LIMIT_MS = 60_000;

/** Asks this machine by address: not every system finds `<code>.localhost`. @returns '' unless it answers 200 */
const readText = (host: string, port: number, path: string): Promise<string> =>
  new Promise((resolve) => {
    const none = (): void => resolve('');
    get({ host: '127.0.0.1', port, path, headers: { host }, timeout: LIMIT_MS }, (reply) => {
      let text = '';
      reply.setEncoding('utf8');
      reply.on('data', (part: string) => (text += part));
      reply.once('end', () => resolve(reply.statusCode === 200 ? text : ''));
      reply.once('error', none);
    })
      .once('timeout', none)
      .once('error', none);
  });

const THEME = /<link rel="stylesheet" href="(\/theme[^"]+)">/;

/** Fonts are the same on every host; the dev server answers for them itself. */
export const isPictureFont = (path: string): boolean => path.endsWith('.woff2');

/** @param port of the dev server itself */
export const devPictures = (port: number): Pictures => ({
  stateOf: () => 'live',
  fileOf: () => Promise.resolve(null),
  async read({ code }) {
    const host = `${code}.localhost:${port}`;
    const page = await readText(host, port, '/');
    if (page === '') return null;
    // The theme's address is the same for all brands, so it goes into the page like the other styles.
    const theme = await readText(host, port, THEME.exec(page)?.[1] ?? '/');
    const whole = page.replace(THEME, () => `<style>${theme}</style>`);
    return { page: asPicture(whole), policy: picturePolicy('in the page') };
  },
});

/** The page that the local server shows at another site's invented address (decisions/brands#other-sites-by-environment). */
import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { outsideAddresses } from '../../src/brand/outside-addresses.ts';
import { brandCodes, brandLayers } from '../../src/brand/read-brands.ts';
import { draftBrand } from '../../src/brand/resolve/resolve-brand.ts';
import { FRAME } from './directory/style.ts';

const hash = createHash('sha256').update(FRAME).digest('base64');
export const INVENTED_SITE_POLICY = `default-src 'none'; img-src data:; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Returns null if no brand record contains the host. @param root project folder with the brand files */
export function inventedSitePage(root: string, host: string) {
  const named = brandCodes(root).flatMap((code) => {
    const { brand } = draftBrand(code, brandLayers(root, code));
    return (brand ? outsideAddresses(brand) : [])
      .filter(({ url }) => new URL(url).hostname === host)
      .map(({ name, path }) => ({ name, key: path.join('.'), code }));
  });
  const [site] = named;
  if (!site) return null;
  const keys = [...new Set(named.map(({ key }) => key))];
  const brands = [...new Set(named.map(({ code }) => code))];
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${site.name}</title>
        <link rel="icon" href="data:," />
        ${raw(`<style>${FRAME}</style>`)}
      </head>
      <body>
        <main>
          <h1>${site.name}</h1>
          <p>
            The portal ends here. <strong>${host}</strong> is an invented address: this page of the local
            server replaces the other site.
          </p>
          <p>The address is set by ${keys.join(', ')} in the record of ${brands.join(', ')}.</p>
        </main>
      </body>
    </html>`;
}

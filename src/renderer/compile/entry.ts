import { createApp } from 'astro/app/entrypoint';
import type { LocalSite } from '../../brand/localize-site.ts';
import { renderIn } from '../render/baking-language.ts';

const app = createApp({ streaming: false });

/**
 * Renders a page in the language of the site.
 * @param url without the language: `/about/` for `/es/about/` too
 * @param translation address of the page in the other language, if it has one
 */
export const render = (url: URL, site: LocalSite, translation: string | null): Promise<Response> =>
  renderIn(site.language, () =>
    app.render(new Request(url), { locals: { site, language: site.language, translation } }),
  );

import { createApp } from 'astro/app/entrypoint';
import type { LocalSite } from '../../brand/localize-site.ts';
import { renderIn } from '../render/baking-language.ts';

export { shareTextCaches } from '../../lib/text/once-per-text.ts';

const app = createApp({ streaming: false });

/**
 * Renders a page in the language of the site.
 * @param url address without the language, such as `/about/` for `/es/about/`
 * @param translation address of the page in the other language; null if there is none
 */
export const render = (url: URL, site: LocalSite, translation: string | null): Promise<Response> =>
  renderIn(site.language, () =>
    app.render(new Request(url), { locals: { site, language: site.language, translation } }),
  );

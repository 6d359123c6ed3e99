import { createApp } from 'astro/app/entrypoint';
import type { BrandSite } from '../brand/read-brands.ts';

const app = createApp({ streaming: false });

export const render = (url: URL, site: BrandSite): Promise<Response> =>
  app.render(new Request(url), { locals: { site } });

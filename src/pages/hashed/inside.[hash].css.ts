import type { APIRoute } from 'astro';
import { insideCss } from '../../brand/theme/inside.ts';

/** Which pictures the brand's member pages have. */
export const GET: APIRoute = ({ locals: { site } }) =>
  new Response(insideCss(site.brand.theme), { headers: { 'Content-Type': 'text/css; charset=utf-8' } });

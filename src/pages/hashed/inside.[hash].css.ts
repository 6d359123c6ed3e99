import type { APIRoute } from 'astro';
import { insideCss } from '../../brand/theme/inside.ts';

/** The stylesheet that refers to the pictures of the brand's member pages. */
export const GET: APIRoute = ({ locals: { site } }) =>
  new Response(insideCss(site.brand.theme), { headers: { 'Content-Type': 'text/css; charset=utf-8' } });

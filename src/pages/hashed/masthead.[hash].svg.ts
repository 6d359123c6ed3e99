import type { APIRoute } from 'astro';
import { mastheadSvg } from '../../brand/theme/masthead.ts';

export const GET: APIRoute = ({ locals: { site } }) =>
  new Response(mastheadSvg(site.brand.theme), { headers: { 'Content-Type': 'image/svg+xml' } });

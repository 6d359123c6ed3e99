import type { APIRoute } from 'astro';
import { drawingsSvg } from '../../brand/theme/drawing-sheet.ts';

export const GET: APIRoute = ({ locals: { site } }) =>
  new Response(drawingsSvg(site.brand.theme), { headers: { 'Content-Type': 'image/svg+xml' } });

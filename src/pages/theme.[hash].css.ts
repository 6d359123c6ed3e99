import type { APIRoute } from 'astro';
import { FACE_FILES } from '../brand/theme/face-files.ts';
import { themeCss } from '../brand/theme/theme.ts';

/** One stylesheet per brand; the layout links it by its hash. */
export const GET: APIRoute = ({ locals: { site } }) =>
  new Response(
    themeCss(site.brand.theme, (face) => FACE_FILES[face]),
    { headers: { 'Content-Type': 'text/css; charset=utf-8' } },
  );

import type { APIRoute } from 'astro';
import { fontFile } from '../../brand/theme/face-files.ts';
import { themeFile } from '../../brand/addresses.ts';
import { themeCss } from '../../brand/theme/theme.ts';

/** A brand's theme stylesheet. There are two per brand, which differ in `font-display`; pages link one of them by its hash. */
export const GET: APIRoute = ({ locals: { site }, url }) => {
  const { theme } = site.brand;
  const display = url.pathname === themeFile(theme, 'swap') ? 'swap' : 'optional';
  return new Response(themeCss(theme, display, fontFile), {
    headers: { 'Content-Type': 'text/css; charset=utf-8' },
  });
};

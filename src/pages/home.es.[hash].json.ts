import type { APIRoute } from 'astro';
import { spanishHome } from '../brand/copy/home-page.ts';

/** The Spanish words of the home page, which its layout links by their hash. */
export const GET: APIRoute = ({ locals: { site } }) =>
  new Response(spanishHome(site).json, { headers: { 'Content-Type': 'application/json' } });

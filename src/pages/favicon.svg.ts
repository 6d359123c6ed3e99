import type { APIRoute } from 'astro';

export const GET: APIRoute = ({ locals: { site } }) =>
  new Response(site.mark.light, { headers: { 'Content-Type': 'image/svg+xml' } });

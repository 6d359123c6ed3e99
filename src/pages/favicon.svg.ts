import type { APIRoute } from 'astro';

export const GET: APIRoute = ({ locals: { site } }) =>
  new Response(site.logo.light, { headers: { 'Content-Type': 'image/svg+xml' } });

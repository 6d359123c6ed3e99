/** Pictures of a page while it is edited; the publisher writes them as files. */
import type { APIRoute } from 'astro';

const TYPES: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
};

export const GET: APIRoute = ({ url, locals: { site } }) => {
  const picture = Object.values(site.pictures).find(({ path }) => path === url.pathname);
  if (!picture) return new Response(null, { status: 404 });
  const type = TYPES[picture.name.slice(picture.name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
  return new Response(new Uint8Array(picture.bytes), { headers: { 'Content-Type': type } });
};

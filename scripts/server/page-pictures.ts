/** Serves pictures of a brand's pages in dev; a publish writes them as files. */
import type { ServerResponse } from 'node:http';
import { siteOfHost } from '../../src/renderer/dev/dev-site.ts';

const TYPES: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
};

export const isPagePicture = (path: string): boolean => /^\/pictures\/[^/]+\.\w+$/.test(path);

/**
 * Sends none for a brand with errors: its page shows the errors. @param host Host header of a brand, with or
 * without port
 */
export function sendPicture(root: string, host: string, path: string, response: ServerResponse): void {
  const found = siteOfHost(root, new URL(path, `http://${host}`));
  const pictures = found && 'site' in found ? Object.values(found.site.pictures) : [];
  const picture = pictures.find((one) => one.path === path);
  response.statusCode = picture ? 200 : 404;
  if (picture) response.setHeader('Content-Type', TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? '');
  response.end(picture?.bytes);
}

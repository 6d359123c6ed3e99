/** Path prefixes of the services on a site's host (spec 000 §7). The server in front forwards them. */
export const SERVICE_PREFIXES = [
  '/rbsmbl',
  '/cmcrst',
  '/wcs',
  '/dps',
  '/dpsext',
  '/sxesvc',
  '/api/oauth',
] as const;

/** Whether a path is one of the prefixes or below one. */
export const isBelow = (path: string, prefixes: readonly string[]): boolean =>
  prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));

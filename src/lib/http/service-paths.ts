/** Path prefixes of the services on a site's host (spec 000 §7). The front-end server forwards these requests. */
export const SERVICE_PREFIXES = [
  '/rbsmbl',
  '/cmcrst',
  '/wcs',
  '/dps',
  '/dpsext',
  '/sxesvc',
  '/api/oauth',
] as const;

/** Whether a path equals one of the prefixes or is below a prefix. */
export const isBelow = (path: string, prefixes: readonly string[]): boolean =>
  prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));

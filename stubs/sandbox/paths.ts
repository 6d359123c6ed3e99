/** Which paths of a site belong to the sandbox; everything else is the portal's. */

/** Where services live (spec 000 §7). */
export const SERVICE_PREFIXES = [
  '/rbsmbl',
  '/cmcrst',
  '/wcs',
  '/dps',
  '/dpsext',
  '/sxesvc',
  '/api/oauth',
] as const;

/** Where the sandbox's own controls live. */
export const CONTROL_PREFIX = '/sandbox';

/** Whether a server hands a path to the sandbox. */
export const isSandboxPath = (path: string): boolean =>
  [...SERVICE_PREFIXES, CONTROL_PREFIX].some((prefix) => path === prefix || path.startsWith(`${prefix}/`));

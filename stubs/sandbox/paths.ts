/** Paths of a site that belong to the sandbox; the rest is the portal's. */

/** Path prefixes of the services (spec 000 §7). */
export const SERVICE_PREFIXES = [
  '/rbsmbl',
  '/cmcrst',
  '/wcs',
  '/dps',
  '/dpsext',
  '/sxesvc',
  '/api/oauth',
] as const;

/** Path prefix of the sandbox's controls. */
export const CONTROL_PREFIX = '/sandbox';

/** Whether a server hands a path to the sandbox. */
export const isSandboxPath = (path: string): boolean =>
  [...SERVICE_PREFIXES, CONTROL_PREFIX].some((prefix) => path === prefix || path.startsWith(`${prefix}/`));

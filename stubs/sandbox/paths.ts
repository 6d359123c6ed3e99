/** Paths of a site that belong to the sandbox; the rest is the portal's. */
import { isBelow, SERVICE_PREFIXES } from '../../src/lib/http/service-paths.ts';

/** Path prefix of the sandbox's controls. */
export const CONTROL_PREFIX = '/sandbox';

/** Whether a server hands a path to the sandbox. */
export const isSandboxPath = (path: string): boolean => isBelow(path, [...SERVICE_PREFIXES, CONTROL_PREFIX]);

/** Which paths of a site belong to the sandbox. The others belong to the portal. */
import { isBelow, SERVICE_PREFIXES } from '../../src/lib/http/service-paths.ts';

export const CONTROL_PREFIX = '/sandbox';

export const isSandboxPath = (path: string): boolean => isBelow(path, [...SERVICE_PREFIXES, CONTROL_PREFIX]);

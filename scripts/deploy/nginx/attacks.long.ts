/** Runs the attack tests of the portal's server through nginx. */
import { describe, vi } from 'vitest';

vi.stubEnv('FRONT', 'nginx');

describe.each([
  ['front', () => import('../../server/attacks/attack-front.test.ts')],
  ['logs', () => import('../../server/attacks/attack-logs.test.ts')],
  ['pages', () => import('../../server/attacks/attack-pages.test.ts')],
  ['production', () => import('../../server/attacks/attack-production.test.ts')],
  ['requests', () => import('../../server/attacks/attack-requests.test.ts')],
  ['services', () => import('../../server/attacks/attack-services.test.ts')],
])('attacks through nginx: %s', async (_what, register) => void (await register()));

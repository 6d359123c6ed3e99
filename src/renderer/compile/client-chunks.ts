/**
 * Shared browser chunks. By default the bundler makes one chunk per set of importers, which leads to more requests than
 * `scripts/bench/budgets.json` allows (`claimsRequests`). Here a chunk is an entry or a folder with everything that it
 * imports, except modules of earlier chunks (decisions/publishing#chunks-are-entries-or-folders).
 */

interface Chunk {
  name: string;
  /** Paths under `src`: folders, which end with a slash, and entry files. */
  roots?: readonly string[];
  packages?: RegExp;
}

/** The chunks. A module that several chunks import belongs to the first of these chunks. */
export const CHUNKS: readonly Chunk[] = [
  {
    name: 'base',
    roots: [
      'layouts/page/shell.ts',
      'lib/page/member-preloads.ts',
      'features/register/persisted-form-key.ts',
      'session/sign-in/login-id.rules.ts',
      'session/sign-in/sign-in-name-handoff.ts',
      'session/sign-out/offline-sign-out.ts',
    ],
    packages: /preload-helper/,
  },
  {
    name: 'early',
    roots: [
      'member/early-reads/send-early-reads.ts',
      'routing/hash.rules.ts',
      'lib/http/early-responses.ts',
      'lib/fields/zip-code.rules.ts',
    ],
  },
  {
    name: 'tools',
    roots: [
      'session/services/',
      'lib/http/',
      'lib/remote/',
      'lib/navigation/',
      'lib/page/',
      'content/shell-texts.ts',
      'session/storage/',
    ],
    packages: /\/node_modules\/(valibot|nanostores)\//,
  },
  {
    name: 'session',
    roots: [
      'member/summary/summary.store.ts',
      'session/timeout/timeout.ts',
      'session/tokens/send-decoded-token.ts',
      'session/tokens/revoke-token.ts',
      'session/redirects/sign-in-redirect.ts',
    ],
  },
  {
    name: 'framework', // imports no code of the portal, so browsers keep it in their caches from release to release
    roots: ['renderer/compile/react-client.ts'],
    packages: /\/node_modules\/(react|react-dom|scheduler)\//,
  },
  { name: 'sign-in', roots: ['features/sign-in/sign-in.island.tsx'] },
  { name: 'member', roots: ['member/start/member-area.island.tsx'] },
  { name: 'dialogs', roots: ['ui/dialog/dialog.ts', 'session/timeout/timeout-warning.ts'] },
  {
    name: 'deferred',
    roots: ['member/summary/summary-deferred.island.tsx', 'member/start/deferred-start.ts'],
  },
  { name: 'progress', roots: ['member/plan-progress/progress-panel.island.tsx'] },
];

const SOURCE = /\/src\/(?<path>[^?]+)$/;

/** Whether a module is a root of the chunk. Does not exclude Spanish texts; `clientGroups` does. */
export function isRoot({ roots, packages }: Chunk, id: string): boolean {
  if (packages?.test(id)) return true;
  const path = SOURCE.exec(id)?.groups?.['path'];
  if (path === undefined || !/\.tsx?$/.test(path)) return false;
  return roots?.some((root) => (root.endsWith('/') ? path.startsWith(root) : path === root)) ?? false;
}

const isSpanish = (id: string): boolean => id.includes('.text.es.');

export const clientGroups = [
  ...CHUNKS.map((chunk, index) => ({
    name: chunk.name,
    test: (id: string) => !isSpanish(id) && isRoot(chunk, id),
    priority: CHUNKS.length - index + 1,
  })),
  {
    name: 'shared',
    test: (id: string) => !isSpanish(id) && /\/(src|node_modules)\//.test(id) && /\.[jt]sx?$/.test(id),
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 6000,
    priority: 0,
  },
];

/**
 * A short file name for a chunk. The bundler would name a shared chunk after all its importers. A hash of 7 characters is
 * the shortest that it accepts.
 */
export const chunkFile = ({ name }: { name: string }): string =>
  `_astro/${/^shared[_~]/.test(name) ? 'shared' : '[name]'}.[hash:7].js`;

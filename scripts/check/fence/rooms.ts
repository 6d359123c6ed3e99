/** The import rules between rooms as data (ARCHITECTURE.md), used by the lint rule and the cycle check. */

/** For each room (a folder of `src/`), the rooms that it may import. No folder of `features` imports another. */
export const ROOMS = {
  pages: ['layouts', 'member', 'features', 'profile', 'session', 'routing', 'content', 'brand', 'ui', 'lib'],
  layouts: ['member', 'features', 'profile', 'session', 'routing', 'content', 'brand', 'ui', 'lib'],
  member: ['features', 'profile', 'session', 'routing', 'content', 'brand', 'ui', 'lib'],
  features: ['profile', 'session', 'routing', 'content', 'brand', 'ui', 'lib'],
  profile: ['session', 'brand', 'ui', 'lib'],
  session: ['brand', 'ui', 'lib'],
  routing: ['brand', 'ui', 'lib'],
  content: ['brand', 'ui', 'lib'],
  brand: ['lib'],
  ui: ['lib'],
  lib: [],
  // These rooms run at build time and in dev. They pass brand data to the pages and import no feature.
  renderer: ['brand', 'lib'],
  'middleware.ts': ['renderer', 'brand', 'lib'],
  'env.d.ts': ['renderer', 'brand', 'lib'],
} as const satisfies Record<string, readonly string[]>;

/** Folders of `member/`. Each may import only folders after it in this list. */
export const MEMBER_ORDER: readonly string[] = [
  ...['start', 'producer', 'session-modals', 'visits', 'early-reads', 'screen', 'pages', 'summary'],
  ...['plan-progress', 'claim-detail', 'navigation', 'shared'],
];

/** Rooms that combine other rooms, so their views may mount islands. */
export const COMPOSING_ROOMS: readonly string[] = ['pages', 'layouts', 'member'];

/** Folders that `src/` never imports, because they are not published. */
export const OUTSIDE: readonly string[] = ['tests', 'stubs', 'scripts'];

/** What component tests (`*.test.tsx`) in `src/` may import from outside `src/`. */
export const COMPONENT_SUPPORT = /^(tests\/support\/(component\/|brands\.ts)|stubs\/people\/)/;
/** What every test in `src/` may import from outside `src/`: the helper that samples test tables (decisions/code#sampled-tables-and-the-long-run). */
export const SAMPLES = 'scripts/test/sample.ts';

/** For each role of a file, the roles that it may not import. Islands import views and stores; stores import rules. */
export const FORBIDDEN_ROLES: Readonly<Record<string, readonly string[]>> = {
  view: ['store', 'service', 'island'],
  store: ['view', 'island'],
  service: ['store', 'view', 'island'],
  rules: ['store', 'service', 'view', 'island'],
  schema: ['store', 'service', 'view', 'island', 'rules'],
};

interface Door {
  library: string;
  /** The restricted export of the library; if undefined, the whole library is restricted. */
  name?: string;
  /** Files of `src/` that may import the library. */
  files: RegExp;
  /** Describes `files` in the error message. */
  where: string;
}

/**
 * Libraries that only certain files of `src/` may import. Test files may import all of them; no other file of `src/`
 * may import the last two.
 */
export const IMPORT_POINTS: readonly Door[] = [
  { library: 'ky', files: /^src\/lib\/http\/network\.ts$/, where: 'src/lib/http/network.ts' },
  { library: 'luxon', files: /^src\/brand\/moments\.ts$/, where: 'src/brand/moments.ts' },
  {
    library: 'dompurify',
    files: /^src\/ui\/service-html\/sanitize-html\.ts$/,
    where: 'src/ui/service-html/sanitize-html.ts',
  },
  { library: 'valibot', files: /\.schema\.ts$/, where: '*.schema.ts' },
  {
    library: 'nanostores',
    files: /\.store\.ts$|^src\/lib\/remote\/remote\.ts$/,
    where: '*.store.ts and src/lib/remote/remote.ts',
  },
  { library: '@nanostores/react', name: 'useStore', files: /\.island\.tsx$/, where: '*.island.tsx' },
  { library: 'vitest', files: /(?!)/, where: '*.test.ts and *.fixture.ts' },
  { library: 'fast-check', files: /(?!)/, where: '*.test.ts and *.fixture.ts' },
];

export interface CodeRoom {
  /** A key of ROOMS, or the first folder of a path outside `src/`. */
  room: string;
  /** Label for messages, such as `features/claims`. */
  label: string;
  inSrc: boolean;
}

/** Returns the room of a file. @param path path from the project's root, with forward slashes */
export function roomOf(path: string): CodeRoom {
  const [top = '', room = '', feature = ''] = path.split('/');
  if (top !== 'src') return { room: top, label: top, inSrc: false };
  return { room, label: room === 'features' ? `features/${feature}` : room, inSrc: true };
}

/** Whether only tests load a file. */
export const isTest = (path: string): boolean => /\.(test|long|fixture)\.tsx?$/.test(path);

/** The role in a file name, such as `view` in `claims-list.view.tsx`. */
export const roleOf = (path: string): string | undefined =>
  /\.(view|store|service|rules|schema|island)(\.tsx?)?$/.exec(path)?.[1];

/** The import rules between rooms as data (ARCHITECTURE.md), for the lint rule and the cycle check. */

/** A room is a folder of `src/` and the rooms it imports. `features` means each folder in it; a feature never imports another. */
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
  // At build time and in dev. They give a brand to the pages and import no feature.
  renderer: ['brand', 'lib'],
  'middleware.ts': ['renderer', 'brand', 'lib'],
  'env.d.ts': ['renderer', 'brand', 'lib'],
} as const satisfies Record<string, readonly string[]>;

/** The folders of `member/`: each imports only from those after it. */
export const MEMBER_ORDER: readonly string[] = [
  ...['start', 'producer', 'session-modals', 'visits', 'early-reads', 'screen', 'pages', 'summary'],
  ...['plan-progress', 'claim-detail', 'navigation', 'shared'],
];

/** Rooms that compose others: their views may mount islands. */
export const COMPOSING_ROOMS: readonly string[] = ['pages', 'layouts', 'member'];

/** Folders outside `src/` that it never imports: they are not published. */
export const OUTSIDE: readonly string[] = ['tests', 'stubs', 'scripts'];

/** What component tests (`*.test.tsx`) of `src/` may import from outside it. */
export const COMPONENT_SUPPORT = /^(tests\/support\/(component\/|brands\.ts)|stubs\/people\/)/;
/** What every test of `src/` may import from outside it: which rows of a table run (decisions/code#sampled-tables-and-the-long-run). */
export const SAMPLES = 'scripts/test/sample.ts';

/** What a file may not import, by the role in its name: island → view, store; store → rules, schema; a service file is for what takes several calls. */
export const FORBIDDEN_ROLES: Readonly<Record<string, readonly string[]>> = {
  view: ['store', 'service', 'island'],
  store: ['view', 'island'],
  service: ['store', 'view', 'island'],
  rules: ['store', 'service', 'view', 'island'],
  schema: ['store', 'service', 'view', 'island', 'rules'],
};

interface Door {
  library: string;
  /** Only this export of the library; left out: all of it. */
  name?: string;
  /** Files of `src/` that may import it. */
  files: RegExp;
  /** The same for the message. */
  where: string;
}

/** Libraries that only some files may import. Unit tests may import any; the last two are for them only. */
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
  /** For messages: `features/claims`. */
  label: string;
  inSrc: boolean;
}

/** The room of a file. @param path from the project's root, with forward slashes */
export function roomOf(path: string): CodeRoom {
  const [top = '', room = '', feature = ''] = path.split('/');
  if (top !== 'src') return { room: top, label: top, inSrc: false };
  return { room, label: room === 'features' ? `features/${feature}` : room, inSrc: true };
}

/** Whether only tests load a file. */
export const isTest = (path: string): boolean => /\.(test|long|fixture)\.tsx?$/.test(path);

/** The role in a file's name: `view` of `claims-list.view.tsx`. */
export const roleOf = (path: string): string | undefined =>
  /\.(view|store|service|rules|schema|island)(\.tsx?)?$/.exec(path)?.[1];

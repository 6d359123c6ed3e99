/** The import fence as data: who may import whom (ARCHITECTURE.md). The lint rule and the cycle check read it. */

/** A room is a folder of `src/`; `features` stands for each folder in it, and a feature never sees another one. */
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
  // At build time and in dev, beside the layers: they hand a brand to the pages and never see a feature.
  renderer: ['brand', 'lib'],
  'middleware.ts': ['renderer', 'brand', 'lib'],
  'env.d.ts': ['renderer', 'brand', 'lib'],
} as const satisfies Record<string, readonly string[]>;

/** Rooms that put others together: their views may mount islands. */
export const COMPOSING: readonly string[] = ['pages', 'layouts', 'member'];

/** Folders beside `src/` that it never imports: they are not part of what visitors get. */
export const OUTSIDE: readonly string[] = ['tests', 'stubs', 'scripts'];

/** What a file may not import, by the role in its name: island → view, store; store → service, rules; service → schema. */
export const ROLES: Readonly<Record<string, readonly string[]>> = {
  view: ['store', 'service', 'island'],
  store: ['view', 'island'],
  service: ['store', 'view', 'island'],
  rules: ['store', 'service', 'view', 'island'],
  schema: ['store', 'service', 'view', 'island', 'rules'],
};

interface Door {
  library: string;
  /** Only this name of the library; left out: all of it. */
  name?: string;
  /** Which files of `src/` are the door. */
  files: RegExp;
  /** The door in words. */
  where: string;
}

/** One door per library. Unit tests may use any library that they test; the last two are for them alone. */
export const DOORS: readonly Door[] = [
  { library: 'ky', files: /^src\/lib\/network\.ts$/, where: 'src/lib/network.ts' },
  { library: 'luxon', files: /^src\/brand\/moments\.ts$/, where: 'src/brand/moments.ts' },
  { library: 'valibot', files: /\.schema\.ts$/, where: '*.schema.ts' },
  {
    library: 'nanostores',
    files: /\.store\.ts$|^src\/lib\/remote\.ts$/,
    where: '*.store.ts and src/lib/remote.ts',
  },
  { library: '@nanostores/react', name: 'useStore', files: /\.island\.tsx$/, where: '*.island.tsx' },
  { library: 'vitest', files: /(?!)/, where: '*.test.ts and *.fixture.ts' },
  { library: 'fast-check', files: /(?!)/, where: '*.test.ts and *.fixture.ts' },
];

export interface Place {
  /** A key of ROOMS, or the first folder of a path outside `src/`. */
  room: string;
  /** The room in words: `features/claims`. */
  label: string;
  inSrc: boolean;
}

/** Where a file lives. @param path from the project's root, with forward slashes */
export function placeOf(path: string): Place {
  const [top = '', room = '', feature = ''] = path.split('/');
  if (top !== 'src') return { room: top, label: top, inSrc: false };
  return { room, label: room === 'features' ? `features/${feature}` : room, inSrc: true };
}

/** What tests alone run: a test, or what several of them share. */
export const isTest = (path: string): boolean => /\.(test|long|fixture)\.tsx?$/.test(path);

/** The role in a file's name: `view` of `claims-list.view.tsx`. */
export const roleOf = (path: string): string | undefined =>
  /\.(view|store|service|rules|schema|island)(\.tsx?)?$/.exec(path)?.[1];

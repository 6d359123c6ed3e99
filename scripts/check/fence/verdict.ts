/** Decides whether a file may import another file or a library. Pure functions: paths in, error message out. */
import {
  COMPOSING_ROOMS,
  IMPORT_POINTS,
  MEMBER_ORDER,
  isTest,
  COMPONENT_SUPPORT,
  OUTSIDE,
  SAMPLES,
  roomOf,
  roleOf,
  FORBIDDEN_ROLES,
  ROOMS,
  type CodeRoom,
} from './rooms.ts';

const PAGE_OF_RULES = '(ARCHITECTURE.md)';

const allowedRooms = (room: string): readonly string[] | undefined =>
  (ROOMS as Readonly<Record<string, readonly string[]>>)[room];

function roomError(from: CodeRoom, to: CodeRoom): string | undefined {
  if (!to.inSrc) {
    return OUTSIDE.includes(to.room)
      ? `${from.label} may not import ${to.room}/: src never imports tests, stubs or scripts ${PAGE_OF_RULES}`
      : undefined;
  }
  if (from.label === to.label) return undefined;
  if (from.room === 'features' && to.room === 'features') {
    return `${from.label} may not import ${to.label}: a feature never imports another; member/ composes them, or the shared rule moves down ${PAGE_OF_RULES}`;
  }
  const allowed = allowedRooms(from.room);
  if (!allowed) return `src/${from.room} is not a known room: add it to scripts/check/fence/rooms.ts`;
  if (allowed.includes(to.room)) return undefined;
  const allowedText = allowed.length > 0 ? `only ${allowed.join(', ')}` : 'no other room';
  return `${from.label} may not import ${to.label}: it imports ${allowedText} ${PAGE_OF_RULES}`;
}

const memberFolder = (path: string): string | undefined => /^src\/member\/([^/]+)/.exec(path)?.[1];

function memberError(from: string, to: string): string | undefined {
  const [upper, lower] = [memberFolder(from), memberFolder(to)];
  if (!upper || !lower || upper === lower) return undefined;
  const at = MEMBER_ORDER.indexOf(upper);
  if (at !== -1 && at < MEMBER_ORDER.indexOf(lower)) return undefined;
  return `member/${upper} may not import member/${lower}: the order is ${MEMBER_ORDER.join(', ')} ${PAGE_OF_RULES}`;
}

function roleError(from: string, to: string): string | undefined {
  const role = roleOf(from);
  const other = roleOf(to);
  if (
    !role ||
    !other ||
    !FORBIDDEN_ROLES[role]?.includes(other) ||
    COMPOSING_ROOMS.includes(roomOf(from).room)
  )
    return undefined;
  return `a .${role} file may not import a .${other} file: island → view, store; view → rules; store → service, rules; service → schema ${PAGE_OF_RULES}`;
}

/**
 * The error message if `from` may not import `to`. Both are paths from the project's root.
 * @param onlyTypes true for `import type`: room rules apply but role rules do not, so that a view can name its state
 * type
 */
export function importError(from: string, to: string, onlyTypes: boolean): string | undefined {
  const room = roomOf(from);
  if (!room.inSrc) return undefined;
  if (isTest(to) && !isTest(from)) return `${to} is for tests only ${PAGE_OF_RULES}`;
  // Component tests render views with the data of sandbox people.
  if (from.endsWith('.test.tsx') && COMPONENT_SUPPORT.test(to)) return undefined;
  if (isTest(from) && to === SAMPLES) return undefined;
  if (isTest(from)) return roomError(room, roomOf(to));
  return (
    roomError(room, roomOf(to)) ?? memberError(from, to) ?? (onlyTypes ? undefined : roleError(from, to))
  );
}

/**
 * The error message if `from` may not import a library.
 * @param names imported names: `default`, `*` or named exports
 */
export function libraryError(from: string, library: string, names: readonly string[]): string | undefined {
  if (!roomOf(from).inSrc || isTest(from)) return undefined;
  const door = IMPORT_POINTS.find(
    (candidate) => library === candidate.library || library.startsWith(`${candidate.library}/`),
  );
  if (!door || door.files.test(from)) return undefined;
  if (door.name && !names.includes(door.name) && !names.includes('*')) return undefined;
  return `${door.name ? `${door.name} of ` : ''}${door.library} may only be imported in ${door.where} ${PAGE_OF_RULES}`;
}

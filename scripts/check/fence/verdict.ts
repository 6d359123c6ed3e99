/** Decides whether one file of the house may import another, or a library. Pure: paths in, a complaint out. */
import { COMPOSING, DOORS, isTest, OUTSIDE, placeOf, roleOf, ROLES, ROOMS, type Place } from './rooms.ts';

const PAGE_OF_RULES = '(ARCHITECTURE.md)';

const allowedRooms = (room: string): readonly string[] | undefined =>
  (ROOMS as Readonly<Record<string, readonly string[]>>)[room];

function roomComplaint(from: Place, to: Place): string | undefined {
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
  if (!allowed) return `src/${from.room} is not a room of this house: add it to scripts/check/fence/rooms.ts`;
  if (allowed.includes(to.room)) return undefined;
  const known = allowed.length > 0 ? `only ${allowed.join(', ')}` : 'no room of this house';
  return `${from.label} may not import ${to.label}: it imports ${known} ${PAGE_OF_RULES}`;
}

function roleComplaint(from: string, to: string): string | undefined {
  const role = roleOf(from);
  const other = roleOf(to);
  if (!role || !other || !ROLES[role]?.includes(other) || COMPOSING.includes(placeOf(from).room))
    return undefined;
  return `a .${role} file may not import a .${other} file: island → view, store; view → rules; store → service, rules; service → schema ${PAGE_OF_RULES}`;
}

/**
 * Complaint about `from` importing `to`; both are paths from the project's root.
 * @param onlyTypes `import type`: rooms hold for it too, roles do not, so that a view can name the state it shows
 */
export function importComplaint(from: string, to: string, onlyTypes: boolean): string | undefined {
  const place = placeOf(from);
  if (!place.inSrc) return undefined;
  if (isTest(to) && !isTest(from)) return `${to} is for tests alone ${PAGE_OF_RULES}`;
  return (
    roomComplaint(place, placeOf(to)) ?? (onlyTypes || isTest(from) ? undefined : roleComplaint(from, to))
  );
}

/**
 * Complaint about `from` importing a library.
 * @param names what it imports of it: `default`, `*` or named exports
 */
export function libraryComplaint(
  from: string,
  library: string,
  names: readonly string[],
): string | undefined {
  if (!placeOf(from).inSrc || isTest(from)) return undefined;
  const door = DOORS.find(
    (candidate) => library === candidate.library || library.startsWith(`${candidate.library}/`),
  );
  if (!door || door.files.test(from)) return undefined;
  if (door.name && !names.includes(door.name) && !names.includes('*')) return undefined;
  return `${door.name ? `${door.name} of ` : ''}${door.library} belongs in ${door.where} alone: one door per library ${PAGE_OF_RULES}`;
}

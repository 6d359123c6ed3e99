/** Customer service hours in words that readers of Spanish know. Pure; said at build time. */
import type { OpenHours } from './hours.rules.ts';

const DAYS = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];
/** As Spanish is spoken in the United States; `Intl` has 'hora de las Montañas Rocosas'. */
const ZONES: Readonly<Record<string, string>> = {
  'America/New_York': 'hora del Este',
  'America/Chicago': 'hora del Centro',
  'America/Denver': 'hora de la Montaña',
  'America/Phoenix': 'hora de la Montaña',
  'America/Los_Angeles': 'hora del Pacífico',
};

function namedZone(timeZone: string): string {
  const named = new Intl.DateTimeFormat('es-US', { timeZone, timeZoneName: 'longGeneric' });
  const part = named.formatToParts(0).find(({ type }) => type === 'timeZoneName');
  return part?.value ?? timeZone;
}

/** `hora del Centro`. @param timeZone IANA name */
export const zoneInSpanish = (timeZone: string): string => ZONES[timeZone] ?? namedZone(timeZone);

/** A time of day: `8 a. m.`, `8:30 p. m.`. @param time `08:00` */
export function clockInSpanish(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'a. m.' : 'p. m.'}`;
}

/** `lunes a viernes`; days that are not in a row are listed. */
function daysText(days: readonly number[]): string {
  const sorted = [...new Set(days)].sort((one, other) => one - other);
  const names = sorted.map((day) => DAYS[day - 1] ?? '');
  const inARow = sorted.every((day, at) => at === 0 || day === (sorted[at - 1] ?? 0) + 1);
  return inARow && names.length > 2
    ? `${names[0]} a ${names.at(-1)}`
    : new Intl.ListFormat('es-US').format(names);
}

/** `lunes a viernes, 8 a. m. a 8 p. m., hora del Centro`. */
export const hoursInSpanish = ({ days, opens, closes, timeZone }: OpenHours): string =>
  `${daysText(days)}, ${clockInSpanish(opens)} a ${clockInSpanish(closes)}, ${zoneInSpanish(timeZone)}`;

/** The same for a line of its own, which starts with a capital. */
export const hoursLineInSpanish = (hours: OpenHours): string =>
  hoursInSpanish(hours).replace(/^./, (first) => first.toUpperCase());

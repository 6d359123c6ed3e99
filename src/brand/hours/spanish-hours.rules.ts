import { ZONE_NAMES_OF, zoneName } from './zone-name.ts';

/** Zone names in US Spanish, by English name. `Intl` uses uncommon names, such as 'hora de las Montañas Rocosas'. */
const ZONES: Readonly<Record<string, string>> = {
  ET: 'hora del Este',
  CT: 'hora del Centro',
  MT: 'hora de la Montaña',
  MST: 'hora de la Montaña',
  PT: 'hora del Pacífico',
};

function namedZone(timeZone: string): string {
  const named = new Intl.DateTimeFormat('es-US', { timeZone, timeZoneName: 'longGeneric' });
  const part = named.formatToParts(ZONE_NAMES_OF).find(({ type }) => type === 'timeZoneName');
  return part?.value ?? timeZone;
}

export const zoneInSpanish = (timeZone: string): string => ZONES[zoneName(timeZone)] ?? namedZone(timeZone);

/** Converts `08:00` to `8 a. m.`, and `20:30` to `8:30 p. m.` */
export function clockInSpanish(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'a. m.' : 'p. m.'}`;
}

/** Hours of a record that do not go together (decision 073). */
import type { BrandRecord } from '../brand.schema.ts';
import type { BrandSource, KeyPath } from '../load/brand-source.ts';
import { daysInWords, hoursTexts } from './hours-text.rules.ts';
import { disagreements } from './parse-hours-text.rules.ts';
import { trace } from '../resolve/trace.ts';

interface Wrong {
  path: KeyPath;
  message: string;
}

type Hours = BrandRecord['hours'];
type Part = ReturnType<typeof disagreements>[number];

/** What the structured hours say, as their file writes it. */
const structured = (hours: Hours, part: Part): string =>
  part === 'days' ? `days: ${daysInWords(hours.days, 'english')}` : `${part}: ${hours[part]}`;

/** How special the layer is that has the last word on a value: the brand's own file has the highest number. */
const layerOf = (sources: readonly BrandSource[], path: KeyPath): number =>
  sources.findIndex(({ file }) => file === trace(sources, path).sayings[0]?.file);

/** A worded text that does not say the hours; where a layer above the text changed the hours, at that change. */
function wordedWrong(
  hours: Hours,
  language: 'english' | 'spanish',
  sources: readonly BrandSource[],
): Wrong[] {
  const text = hours.text?.[language] ?? '';
  const parts = disagreements(text, language, hours);
  if (parts.length === 0) return [];
  const textPath = ['hours', 'text', language];
  const changed = parts.find((part) => layerOf(sources, ['hours', part]) > layerOf(sources, textPath));
  const where = changed === undefined ? 'this text' : `hours.text.${language} ('${text}')`;
  const should = parts.map((part) => structured(hours, part)).join(', ');
  return [
    {
      path: changed === undefined ? textPath : ['hours', changed],
      message: `${where} does not agree with ${should}; write '${hoursTexts(hours)[language]}', or write 'text: null' to have it made`,
    },
  ];
}

/**
 * Weekdays out of order, hours that never open, and worded texts that say other hours.
 * @param sources layers, the most general first
 */
export function hoursFaults({ hours }: BrandRecord, sources: readonly BrandSource[]): Wrong[] {
  const inOrder = [...new Set(hours.days)].sort((one, other) => one - other).join(', ');
  if (inOrder !== hours.days.join(', '))
    return [
      { path: ['hours', 'days'], message: `expected each weekday once, Monday first; write [${inOrder}]` },
    ];
  if (hours.opens >= hours.closes)
    return [{ path: ['hours', 'closes'], message: 'expected a time after opens, on the same day' }];
  if (!hours.text) return [];
  return [...wordedWrong(hours, 'english', sources), ...wordedWrong(hours, 'spanish', sources)];
}

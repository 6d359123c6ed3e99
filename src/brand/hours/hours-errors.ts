import type { BrandRecord } from '../brand.schema.ts';
import type { BrandSource } from '../load/brand-source.ts';
import type { RecordError } from '../brand-error.ts';
import { daysInWords, hoursTexts } from './hours-text.rules.ts';
import { mismatchedKeys } from './parse-hours-text.rules.ts';
import { layerOf } from '../resolve/trace.ts';

type Hours = BrandRecord['hours'];
type Part = ReturnType<typeof mismatchedKeys>[number];

const asWritten = (hours: Hours, part: Part): string =>
  part === 'days' ? `days: ${daysInWords(hours.days, 'english')}` : `${part}: ${hours[part]}`;

/**
 * Error if a text contradicts the hours. The error is at the text, or at the hours if their layer is more specific than
 * the text's layer (decisions/brands#hours-text-comes-from-the-hours).
 */
function contradictions(
  hours: Hours,
  language: 'english' | 'spanish',
  sources: readonly BrandSource[],
): RecordError[] {
  const text = hours.text?.[language] ?? '';
  const parts = mismatchedKeys(text, language, hours);
  if (parts.length === 0) return [];
  const textPath = ['hours', 'text', language];
  const changed = parts.find((part) => layerOf(sources, ['hours', part]) > layerOf(sources, textPath));
  const where = changed === undefined ? 'this text' : `hours.text.${language} ('${text}')`;
  const should = parts.map((part) => asWritten(hours, part)).join(', ');
  return [
    {
      path: changed === undefined ? textPath : ['hours', changed],
      message: `${where} does not agree with ${should}; write '${hoursTexts(hours)[language]}', or write 'text: null' to have it made`,
    },
  ];
}

/** Errors for weekdays out of order, hours that close before they open, and texts that contradict the hours. */
export function hoursErrors({ hours }: BrandRecord, sources: readonly BrandSource[]): RecordError[] {
  const inOrder = [...new Set(hours.days)].sort((a, b) => a - b).join(', ');
  if (inOrder !== hours.days.join(', '))
    return [
      { path: ['hours', 'days'], message: `expected each weekday once, Monday first; write [${inOrder}]` },
    ];
  if (hours.opens >= hours.closes)
    return [{ path: ['hours', 'closes'], message: 'expected a time after opens, on the same day' }];
  if (!hours.text) return [];
  return [...contradictions(hours, 'english', sources), ...contradictions(hours, 'spanish', sources)];
}

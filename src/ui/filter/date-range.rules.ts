/** The presets and custom dates of a date range, and which days they include (spec 001 §5 'Date range', §9). */
import { addDays, addMonths, type DateSpan, type IsoDate } from '../../lib/date/date.ts';
import { parseTypedDate, type TypedDateError } from '../../lib/date/typed-date.rules.ts';

/** Presets in display order. Each computes its first day from `today`. Names from spec 001 §2 'Statement archive'. */
const PRESETS = {
  thirtyDays: (today) => addDays(today, -30),
  sixtyDays: (today) => addDays(today, -60),
  ninetyDays: (today) => addDays(today, -90),
  sixMonths: (today) => addMonths(today, -6),
  twelveMonths: (today) => addMonths(today, -12),
} as const satisfies Record<string, (today: IsoDate) => IsoDate>;
export type RangePreset = keyof typeof PRESETS;

/** The value of the option for custom dates (spec 001 §9). */
export const CUSTOM_VALUE = '-1';
/** How many years before today a custom range may start at the earliest (spec 001 §5, §9). */
const CUSTOM_YEARS = 2;

export type CustomRange = { option: 'custom' } & DateSpan;

export type RangeChoice =
  | {
      option: RangePreset;
      /** The custom dates that were in use before this preset was chosen (spec 001 §3 'lastCustomRange'). */
      lastCustom?: DateSpan | undefined;
    }
  | CustomRange;

export const isPreset = (text: string): text is RangePreset => Object.hasOwn(PRESETS, text);

export const RANGE_PRESETS: readonly RangePreset[] = Object.keys(PRESETS).filter(isPreset);

export const spanOf = (choice: RangeChoice, today: IsoDate): DateSpan =>
  choice.option === 'custom'
    ? { from: choice.from, to: choice.to }
    : { from: PRESETS[choice.option](today), to: today };

/** The custom dates picked last, even if a preset was chosen since; null if none were picked. */
function lastCustomOf(choice: RangeChoice): DateSpan | null {
  if (choice.option !== 'custom') return choice.lastCustom ?? null;
  return { from: choice.from, to: choice.to };
}

/** The choice of a preset, which remembers the custom dates of the previous choice (spec 001 §3 'lastCustomRange'). */
export function presetAfter(preset: RangePreset, before: RangeChoice): RangeChoice {
  const lastCustom = lastCustomOf(before);
  return lastCustom ? { option: preset, lastCustom } : { option: preset };
}

export const datesToStartWith = (choice: RangeChoice, today: IsoDate): DateSpan =>
  lastCustomOf(choice) ?? spanOf(choice, today);

export const isSamePeriod = (a: RangeChoice, b: RangeChoice): boolean =>
  a.option === 'custom' && b.option === 'custom' ? a.from === b.from && a.to === b.to : a.option === b.option;

/**
 * The two days that a date must be strictly between. A custom range excludes its picked dates (spec 001 §5 'strictly
 * between the chosen from and to dates'); a preset includes its first day and today.
 */
export function edgesOf(choice: RangeChoice, today: IsoDate): DateSpan {
  const span = spanOf(choice, today);
  return choice.option === 'custom' ? span : { from: addDays(span.from, -1), to: addDays(span.to, 1) };
}

export const isBetween = (day: IsoDate, { from, to }: DateSpan): boolean => from < day && day < to;

export const holdsDays = ({ from, to }: DateSpan): boolean => addDays(from, 1) < to;

/** The earliest and latest day that can be picked: two years ago and today (spec 001 §5). */
export const customLimits = (today: IsoDate): DateSpan => ({
  from: addMonths(today, -12 * CUSTOM_YEARS),
  to: today,
});

export type SpanEnd = keyof DateSpan;
/** The error of one date of a range. `outside` means not within `customLimits`. */
export type EndProblem = Exclude<TypedDateError, 'missing'> | 'outside';
export type SpanProblems = Partial<Record<SpanEnd, EndProblem>>;

function readEnd(text: string, today: IsoDate): { day: IsoDate } | { problem: EndProblem } {
  const { date, error } = parseTypedDate(text, today);
  if (error !== null) return { problem: error === 'missing' ? 'format' : error };
  const { from, to } = customLimits(today);
  return date < from || date > to ? { problem: 'outside' } : { day: date };
}

export function readSpan(
  typed: Record<SpanEnd, string>,
  today: IsoDate,
): { problems: SpanProblems; span: DateSpan | null } {
  const [from, to] = [readEnd(typed.from, today), readEnd(typed.to, today)];
  const problems = {
    ...('problem' in from ? { from: from.problem } : {}),
    ...('problem' in to ? { to: to.problem } : {}),
  };
  return { problems, span: 'day' in from && 'day' in to ? { from: from.day, to: to.day } : null };
}

/** If the start is after the end, sets both to the date that was changed (spec 001 §5). */
export function withOtherEnd(span: DateSpan, changed: SpanEnd): DateSpan {
  if (span.from <= span.to) return span;
  return { from: span[changed], to: span[changed] };
}

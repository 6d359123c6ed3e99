/** `npm run brands -- why CODE [KEY]`: prints a value, the file and line that set it, and the lower layers' values. */
import { brandLayers } from '../../src/brand/read-brands.ts';
import { formatBrandError, formatPath, type KeyPath } from '../../src/brand/brand-error.ts';
import { parseHours } from '../../src/brand/brand.schema.ts';
import { hoursTexts } from '../../src/brand/hours/hours-text.rules.ts';
import { isRecord, resolveLayers, type Data } from '../../src/brand/resolve/layers.ts';
import { didYouMean } from '../../src/brand/nearest.ts';
import { BRAND_SHAPE } from '../../src/brand/validate/schema-errors.ts';
import { namesAt, shapeAt } from '../../src/brand/validate/schema-shape.ts';
import { readPath, trace, traceAll, valueAt, type LayerValue, type Trace } from '../../src/brand/resolve/trace.ts';
import { knownCode } from './known-code.ts';

const MOST_CHARACTERS = 100;

function show(value: Data): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS - 1)}…` : text;
}

const PLAIN_WORD = /^[a-z][\w-]*$/i;

/** Formats a list of plain values as one line of YAML that can be pasted, and anything else on several lines. */
function showWhole(value: Data): string {
  if (typeof value !== 'object') return show(value);
  const isLine = Array.isArray(value) && value.every((item) => typeof item !== 'object');
  if (!isLine) return JSON.stringify(value, null, 2);
  const items = value.map((item) => (PLAIN_WORD.test(String(item)) ? String(item) : JSON.stringify(item)));
  return `[${items.join(', ')}]`;
}

const position = ({ file, line, column }: LayerValue): string => `${file}:${line}:${column}`;

const ACTION_TEXT = {
  sets: ({ value }: LayerValue) => show(value),
  removes: () => 'removes it (null)',
  replaces: ({ value }: LayerValue) => `replaces all of it with ${show(value)}`,
} as const satisfies Record<LayerValue['action'], (value: LayerValue) => string>;

function explain({ path, value, layerValues }: Trace, isOneOfMany: boolean): string {
  const [winning, ...below] = layerValues;
  const shown =
    value === undefined ? 'not set' : isOneOfMany ? show(value) : showWhole(value);
  if (!winning) return `${formatPath(path)}: ${shown}`;
  const rows = [
    `  ${winning.action === 'sets' ? 'set by' : ACTION_TEXT[winning.action](winning) + ':'} ${position(winning)}`,
    ...below.map((layerValue) => `  instead of ${position(layerValue)}  ${ACTION_TEXT[layerValue.action](layerValue)}`),
  ];
  return [`${formatPath(path)}: ${shown}`, ...rows].join('\n');
}

/** Explains why a path has no value: the key is optional and not set, or there is no such key. */
function nothing(code: string, path: KeyPath): { text: string; ok: boolean } {
  const shape = shapeAt(BRAND_SHAPE, path);
  const above = shapeAt(BRAND_SHAPE, path.slice(0, -1));
  if (shape && above?.kind === 'group') return { text: `${formatPath(path)}: not set for ${code} in any layer`, ok: true };
  const wrong = path.findIndex((_part, at) => !shapeAt(BRAND_SHAPE, path.slice(0, at + 1)));
  if (wrong < 0) return { text: `${formatPath(path)}: ${code} has no such entry`, ok: false };
  const keys = namesAt(shapeAt(BRAND_SHAPE, path.slice(0, wrong)));
  const name = String(path[wrong]);
  return {
    text: `${formatPath(path.slice(0, wrong + 1))} is not a key of a brand record${didYouMean(name, keys)}`,
    ok: false,
  };
}

/**
 * The hours text that pages show; '' for a path outside `hours`. Unless the record contains a custom text, the text is
 * generated from the hours and is in no file (decisions/brands#hours-text-comes-from-the-hours).
 */
function hoursShown(record: Data, path: KeyPath): string {
  const checked = path[0] === 'hours' && parseHours(valueAt(record, ['hours']) ?? null);
  if (!checked) return '';
  const { english, spanish } = checked.text ?? hoursTexts(checked);
  const made = checked.text ? '' : ' (made from days, opens, closes and timeZone)';
  return `\nReaders see${made}:\n  English: ${english}\n  Spanish: ${spanish}`;
}

/**
 * @param key path in the record, such as `memberId.rule`, `tabs.claims.label` or `pages[0]`; default: the whole record
 * @throws UnknownBrandError
 */
export function why(root: string, named: string, key?: string): { text: string; ok: boolean } {
  const code = knownCode(root, named);
  const sources = brandLayers(root, code);
  const broken = sources.flatMap(({ errors }) => errors);
  if (broken.length > 0) return { text: broken.map(formatBrandError).join('\n'), ok: false };
  const layers = sources.map(({ data }) => data);
  const path = readPath(key ?? '', layers);
  const record = resolveLayers(layers);
  const value = valueAt(record, path);
  const shown = hoursShown(record, path);
  if (path.length === 0 || isRecord(value)) {
    const all = traceAll(sources, path);
    if (all.length > 0) return { text: all.map((trace) => explain(trace, true)).join('\n') + shown, ok: true };
  }
  const explained = trace(sources, path);
  if (explained.layerValues.length > 0) return { text: explain(explained, false) + shown, ok: true };
  const none = nothing(code, path);
  return none.ok ? { ...none, text: none.text + shown } : none;
}

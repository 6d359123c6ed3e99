/**
 * Writes the record of a new brand: a copy of the model with its comments, in which values that must differ are
 * replaced and marked.
 */
import { NEW_KEYS, realValueHint, type NewValues } from '../../src/brand/validate/new-brand-values.ts';
import { isMap, isNode, isScalar, parseDocument, type YAMLMap } from 'yaml';

interface Wanted {
  code: string;
  like: string;
  values: NewValues;
}

/** Names the schema for editors; a model may lack it. */
const MODELINE = '# yaml-language-server: $schema=../_schema/brand.schema.json';

/** A value as one line of YAML, in quotes only if it would be read as a number. */
function written(value: NewValues[keyof NewValues]): string {
  if (typeof value === 'object') return `{ www: ${value.www}, nonWww: ${value.nonWww} }`;
  return typeof value === 'string' && /^\d+$/.test(value) ? `"${value}"` : String(value);
}

const rewritten = ({ values }: Wanted): [key: string, line: string][] =>
  NEW_KEYS.map((key) => [key, `${key}: ${written(values[key])} # change: ${realValueHint(key)}`]);

function rangeOf(map: YAMLMap, key: string): [start: number, end: number] | undefined {
  const pair = map.items.find((item) => isScalar(item.key) && item.key.value === key);
  if (!pair || !isNode(pair.key) || !isNode(pair.value)) return undefined;
  const [start, end] = [pair.key.range?.[0], pair.value.range?.[1]];
  return start === undefined || end === undefined ? undefined : [start, end];
}

const textAt = (map: YAMLMap, key: string): string | undefined => {
  const value = map.get(key);
  return typeof value === 'string' ? value : undefined;
};

/**
 * @param model a brand file without errors
 * @returns the new file, without the model's name and domain
 */
export function brandText(model: string, wanted: Wanted): string {
  const { contents } = parseDocument(model);
  if (!isMap(contents)) return model;
  const edits = rewritten(wanted).flatMap(([key, line]) => {
    const range = rangeOf(contents, key);
    return range ? [{ range, line }] : [];
  });
  // From the end, so that earlier positions stay valid.
  let text = model;
  for (const { range, line } of edits.sort((one, other) => other.range[0] - one.range[0])) {
    const [start, end] = range;
    // A comment of the model on the same line would follow ours.
    const rest = text.slice(end).replace(/^[ \t]*#[^\n]*/, '');
    text = `${text.slice(0, start)}${line}${rest}`;
  }
  const [name, domain] = [textAt(contents, 'name'), textAt(contents, 'domain')];
  if (name) text = text.replaceAll(name, wanted.values.name);
  if (domain) text = text.replaceAll(domain, wanted.values.domain);
  const body = text.replace(/^# yaml-language-server:.*\n/, '');
  return [
    MODELINE,
    `# Started as a copy of ${wanted.like}. The check names what is not this brand's own yet; delete this line at the end.`,
    body,
  ].join('\n');
}

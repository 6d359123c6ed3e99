/**
 * `npm run brands -- new CODE --like CODE`: creates a brand as a copy of another, with values that must differ
 * marked.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandCodes, brandLayers } from '../../src/brand/read-brands.ts';
import { FIRST_PLACEHOLDER, newValues, type NewValues, NEW_KEYS, realValueHint } from '../../src/brand/validate/new-brand-values.ts';
import { knownCode } from './known-code.ts';
import { isMap, isNode, isScalar, parseDocument, type YAMLMap } from 'yaml';

/**
 * Writes the record of a new brand: a copy of the model with its comments, in which values that must differ are
 * replaced and marked.
 */
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
function brandText(model: string, wanted: Wanted): string {
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

const CODE = /^[a-z][a-z0-9]{1,15}$/;

function refusal(root: string, code: string): string | undefined {
  if (!CODE.test(code))
    return `'${code}' cannot be a brand code: 2 to 16 lower-case letters and digits, a letter first`;
  if (existsSync(join(root, 'brands', code)))
    return `There is a brand '${code}' already: brands/${code}/brand.yaml`;
  return undefined;
}

function free(taken: ReadonlySet<unknown>): number {
  let number = FIRST_PLACEHOLDER;
  while (taken.has(number)) number += 1;
  return number;
}

function valuesOf(root: string, code: string): NewValues {
  const layers = brandCodes(root)
    .filter((other) => existsSync(join(root, `brands/${other}/brand.yaml`)))
    .map((other) => brandLayers(root, other).at(-1)?.data);
  const taken = (key: string) => new Set(layers.map((data) => data?.[key]));
  return newValues(code, free(taken('prismBrandCode')), free(taken('storeID')));
}

const next = (code: string, like: string): string => `brands/${code}/ is written, as a copy of ${like}. Next:

  1. npm run dev, and open http://${code}.localhost:4321/ to see what you do.
  2. npm run brands -- check ${code}
     names, by line, every value that is still a placeholder or still ${like}'s, and the logo. Fix
     them one after the other. Until then ${code} cannot be published. Other brands can, one by one
     (npm run build -- --brand ${like}), but npm run build for all of them publishes none.
  3. Read the rest of brands/${code}/brand.yaml too: the rules for members are ${like}'s.
  4. npm run build -- --brand ${code}`;

/**
 * Writes `brands/CODE/`: the record, the logo, and the pages that only the model has. All of it or nothing.
 * @throws UnknownBrandError if there is no such model
 */
export function newBrand(root: string, code: string, asked: string): { text: string; ok: boolean } {
  const refused = refusal(root, code);
  if (refused) return { text: refused, ok: false };
  const like = knownCode(root, asked);
  const model = join(root, 'brands', like);
  const source = brandLayers(root, like).at(-1);
  if (!source || source.errors.length > 0)
    return { text: `brands/${like}/brand.yaml has errors: npm run brands -- check ${like}`, ok: false };
  const values = valuesOf(root, code);
  const word = brandText(readFileSync(join(model, 'brand.yaml'), 'utf8'), { code, like, values });

  // Names that start with a dot are ignored by a check that runs at the same time.
  const draft = join(root, 'brands', `.new-${code}`);
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  writeFileSync(join(draft, 'brand.yaml'), word);
  if (existsSync(join(model, 'logo.svg'))) cpSync(join(model, 'logo.svg'), join(draft, 'logo.svg'));
  copyOwnPages(root, like, draft);
  renameSync(draft, join(root, 'brands', code));
  return { text: next(code, like), ok: true };
}

/**
 * Copies pages without a shared version, which would be missing. The model's version of a shared page is not copied.
 */
function copyOwnPages(root: string, like: string, draft: string): void {
  const folder = join(root, 'brands', like, 'pages');
  if (!existsSync(folder)) return;
  const own = readdirSync(folder).filter((name) => !existsSync(join(root, 'brands/_pages', name)));
  for (const name of own) cpSync(join(folder, name), join(draft, 'pages', name));
}

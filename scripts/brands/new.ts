/**
 * `npm run brands -- new CODE --like CODE [--state NJ]`: creates a brand as a copy of another one, and marks the values
 * that must differ. Also creates the state's file and adds the brand to the table of brands by state.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandCodes, brandLayers } from '../../src/brand/read-brands.ts';
import { resolveBrand } from '../../src/brand/resolve/resolve-brand.ts';
import { isRecord } from '../../src/brand/resolve/layers.ts';
import { loadStates, STATE_FOLDER } from '../../src/brand/states/load-states.ts';
import { FIRST_PLACEHOLDER, newValues, type NewValues } from '../../src/brand/validate/new-brand-values.ts';
import { texts as stateNames } from '../../src/lib/text/state-names.text.ts';
import { check } from './check.ts';
import { knownCode } from './known-code.ts';
import { newBrandText } from './new-brand-text.ts';
import { newStateText } from './new-state-text.ts';

const CODE = /^[a-z][a-z0-9]{1,15}$/;
const BASE = 'brands/_base.yaml';

const isState = (text: string): text is keyof typeof stateNames => Object.hasOwn(stateNames, text);

function refusal(root: string, code: string, state: string): string | undefined {
  if (!CODE.test(code))
    return `'${code}' cannot be a brand code: 2 to 16 lower-case letters and digits, a letter first`;
  if (existsSync(join(root, 'brands', code)))
    return `There is a brand '${code}' already: brands/${code}/brand.yaml`;
  if (!isState(state)) return `'${state}' is not a state: write its postal code, such as --state NJ`;
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

const ROW = /^ {2}(?<state>[A-Z]{2}): \[(?<codes>[^\]]*)\]$/gm;

/** Adds a brand to its state's row in the base file, to the left of brands that also serve other states. */
export function withServedState(base: string, code: string, state: string): string {
  const rows = [...base.matchAll(ROW)].map(({ 0: line, index, groups }) => ({
    line,
    index,
    state: groups?.['state'] ?? '',
    codes: groups?.['codes']?.split(', ') ?? [],
  }));
  const stateRow = rows.find((row) => row.state === state);
  if (!stateRow) {
    const next = rows.find((row) => row.state > state);
    const at = next?.index ?? (rows.at(-1)?.index ?? 0) + (rows.at(-1)?.line.length ?? 0) + 1;
    return `${base.slice(0, at)}  ${state}: [${code}]\n${base.slice(at)}`;
  }
  const isWide = (brandCode: string): boolean => rows.filter(({ codes }) => codes.includes(brandCode)).length > 1;
  const wide = stateRow.codes.findIndex(isWide);
  const codes = stateRow.codes.toSpliced(wide < 0 ? stateRow.codes.length : wide, 0, code);
  const after = stateRow.index + stateRow.line.length;
  return `${base.slice(0, stateRow.index)}  ${state}: [${codes.join(', ')}]${base.slice(after)}`;
}

const lineOf = (text: string, part: string): number => text.slice(0, text.indexOf(part)).split('\n').length;

interface Written {
  code: string;
  like: string;
  files: readonly string[];
  left: string;
}

const next = ({ code, like, files, left }: Written): string => `Written, as a copy of ${like}:

${files.map((file) => `  ${file}`).join('\n')}

Next:

  1. npm run dev, and open http://${code}.localhost:4321/ to see what you do.
  2. Write what is listed below, in the order of the lines; npm run brands -- check ${code} lists what is left.
     Until then ${code} cannot be published. Other brands can, one by one (npm run build -- --brand ${like} --accept-rules),
     but npm run build for all of them publishes none.
  3. Read the rest of brands/${code}/brand.yaml too: the rules for members are ${like}'s.
  4. npm run build -- --brand ${code}

${left}`;

/**
 * Writes `brands/CODE/` (record, logo, and pages without a shared version) and the state's record if there is none, and
 * adds the brand to the state's row in `brands/_base.yaml`. Writes nothing if it returns `ok: false`.
 * @param stateCode such as `NJ`, in either case; default: the model's
 * @throws UnknownBrandError if there is no such model
 */
export function newBrand(root: string, code: string, modelCode: string, stateCode?: string): { text: string; ok: boolean } {
  const like = knownCode(root, modelCode);
  const layers = brandLayers(root, like);
  const model = resolveBrand(layers).data;
  const state = (stateCode ?? String(model['brandState'])).toUpperCase();
  const refused = refusal(root, code, state);
  if (refused !== undefined || !isState(state)) return { text: refused ?? '', ok: false };
  if (layers.some(({ errors }) => errors.length > 0))
    return { text: `brands/${like}/brand.yaml has errors: npm run brands -- check ${like}`, ok: false };
  const folder = join(root, 'brands', like);
  const { hours } = model;
  const text = newBrandText(readFileSync(join(folder, 'brand.yaml'), 'utf8'), {
    like,
    state,
    values: valuesOf(root, code),
    modelState: String(model['brandState']),
    hours: isRecord(hours) ? hours : {},
  });
  const stateFile = `${STATE_FOLDER}/${state.toLowerCase()}.yaml`;
  const isNewState = !existsSync(join(root, stateFile));
  const base = withServedState(readFileSync(join(root, BASE), 'utf8'), code, state);

  // A `check` that runs at the same time ignores names that start with a dot.
  const draft = join(root, 'brands', `.new-${code}`);
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  writeFileSync(join(draft, 'brand.yaml'), text);
  if (existsSync(join(folder, 'logo.svg'))) cpSync(join(folder, 'logo.svg'), join(draft, 'logo.svg'));
  copyOwnPages(root, like, draft);
  if (isNewState) writeFileSync(join(root, stateFile), newStateText(state, [...loadStates(root).states.values()]));
  writeFileSync(join(root, BASE), base);
  renameSync(draft, join(root, 'brands', code));
  const files = [
    `brands/${code}/`,
    ...(isNewState ? [stateFile] : []),
    `${BASE}:${lineOf(base, `  ${state}: [`)}, where brandsByState lists it for ${stateNames[state]}`,
  ];
  return { text: next({ code, like, files, left: check(root, code).text }), ok: true };
}

/**
 * Copies the model's pages that have no shared version. Skips the model's own versions of shared pages, because the
 * new brand gets the shared pages.
 */
function copyOwnPages(root: string, like: string, draft: string): void {
  const folder = join(root, 'brands', like, 'pages');
  if (!existsSync(folder)) return;
  const ownPages = readdirSync(folder).filter((name) => !existsSync(join(root, 'brands/_pages', name)));
  for (const name of ownPages) cpSync(join(folder, name), join(draft, 'pages', name));
}

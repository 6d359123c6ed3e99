/** Loads state records from `brands/_states/`. */
import { fileError, formatPath, type BrandError, type KeyPath } from '../brand-error.ts';
import { figureDifference } from '../copy/spanish/figures.rules.ts';
import { exchangedErrors, spanishTextErrors } from '../copy/spanish/spanish-text.rules.ts';
import { loadBrandSource, type BrandSource } from '../load/brand-source.ts';
import { entriesIn, namesOf } from '../load/folder-entries.ts';
import { ENGLISH_MARKETPLACE } from '../../lib/text/federal-marketplace.ts';
import { texts as stateNames } from '../../lib/text/state-names.text.ts';
import { describeIssue } from '../validate/issue-text.ts';
import { valueAt } from '../resolve/trace.ts';
import { textsIn } from '../validate/record-texts.ts';
import { unfinishedState } from '../validate/new-brand-values.ts';
import { copiedFacts, type StateFile } from './copied-facts.rules.ts';
import { parseStateRecord, STATE_KEYS, type StateRecord } from './state.schema.ts';

export const STATE_FOLDER = 'brands/_states';

interface LoadedStates {
  /** State records by state code, in capitals. */
  states: ReadonlyMap<string, StateRecord>;
  /** Codes of states whose file has errors. */
  broken: ReadonlySet<string>;
  /** Errors for unreplaced placeholders in new records, by state. Such errors block only the brands of that state. */
  unfinished: ReadonlyMap<string, readonly BrandError[]>;
  errors: BrandError[];
}

function at(source: BrandSource, path: KeyPath, message: string): BrandError {
  const { line, column } = source.locate(path);
  return { ...fileError(source.file, message, line, column), path: formatPath(path) };
}

/** Keys of texts that may be the same in both languages: the names of the state and of its programs. */
const SAME = ['name', 'medicaid', 'children'];

function spanishErrors(source: BrandSource, path: KeyPath, text: string): BrandError[] {
  const english = valueAt(source.data, [...path.slice(0, -1), 'english']);
  const difference = figureDifference(String(english), text, 'the English');
  const found = [...exchangedErrors(String(english), text), ...(difference ? [difference.message] : [])];
  const messages = [...spanishTextErrors(text).map(({ message }) => message), ...found];
  if (messages.length === 0 && text === english && !SAME.includes(String(path[0])))
    messages.push('this is the English text: write it in Spanish');
  return messages.map((message) => at(source, path, message));
}

function marketplaceErrors(
  source: BrandSource,
  { ownMarketplace, marketplace: { site } }: StateRecord,
): BrandError[] {
  const isFederal = site.startsWith(ENGLISH_MARKETPLACE.site);
  if (ownMarketplace !== isFederal) return [];
  const message = isFederal
    ? `${site} is the federal marketplace, for states without their own: write false, or the state's own under marketplace`
    : `${site} is not the federal marketplace: write true, or ${ENGLISH_MARKETPLACE.site} under marketplace`;
  return [at(source, ['ownMarketplace'], message)];
}

/** The English name of a state by its code, in either case; '' for an unknown code. */
const nameOf = (code: string): string =>
  Object.entries(stateNames).find(([postalCode]) => postalCode === code.toUpperCase())?.[1] ?? '';

function loadState(
  root: string,
  name: string,
): { source: BrandSource; state: StateRecord; unfinished: BrandError[] } | { errors: BrandError[] } {
  const source = loadBrandSource(root, `${STATE_FOLDER}/${name}.yaml`);
  if (source.errors.length > 0) return { errors: source.errors };
  if (!Object.hasOwn(stateNames, name.toUpperCase()))
    return {
      errors: [fileError(source.file, 'expected the postal code of a state as the name, such as pa.yaml')],
    };
  const checked = parseStateRecord(source.data);
  if (checked.success) {
    const errors = textsIn(checked.output).flatMap(({ path, text }) =>
      path.at(-1) === 'spanish' ? spanishErrors(source, path, text) : [],
    );
    errors.push(...marketplaceErrors(source, checked.output));
    const { english } = checked.output.name;
    if (english !== nameOf(name) && !english.startsWith('Washington'))
      errors.push(
        at(source, ['name', 'english'], `expected ${nameOf(name)}, the name of ${name}, got '${english}'`),
      );
    return errors.length > 0
      ? { errors }
      : { source, state: checked.output, unfinished: unfinishedState(source) };
  }
  return {
    errors: checked.issues.map((issue) => {
      const path = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));
      return at(source, path, describeIssue(issue, 'a state record', STATE_KEYS));
    }),
  };
}

export function loadStates(root: string): LoadedStates {
  const states = new Map<string, StateRecord>();
  const broken = new Set<string>();
  const unfinished = new Map<string, readonly BrandError[]>();
  const errors: BrandError[] = [];
  const finished: StateFile[] = [];
  for (const name of namesOf(entriesIn(root, STATE_FOLDER), '.yaml')) {
    const [code, loaded] = [name.toUpperCase(), loadState(root, name)];
    if ('errors' in loaded) {
      broken.add(code);
      errors.push(...loaded.errors);
      continue;
    }
    states.set(code, loaded.state);
    if (loaded.unfinished.length > 0) unfinished.set(code, loaded.unfinished);
    else finished.push({ ...loaded, name: nameOf(name) });
  }
  errors.push(...copiedFacts(finished).map(({ source, path, message }) => at(source, path, message)));
  return { states, broken, unfinished, errors };
}

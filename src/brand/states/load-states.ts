/** Loads the records of states from `brands/_states/`. */
import { fileError, formatPath, type BrandError, type KeyPath } from '../brand-error.ts';
import { spanishTextErrors } from '../copy/spanish-text.rules.ts';
import { loadBrandSource, type BrandSource } from '../load/brand-source.ts';
import { entriesIn, namesOf } from '../load/folder-entries.ts';
import { texts as stateNames } from '../../lib/text/state-names.text.ts';
import { describeIssue } from '../validate/issue-text.ts';
import { textsIn } from '../validate/record-texts.ts';
import { parseStateRecord, STATE_KEYS, type StateRecord } from './state.schema.ts';

export const STATE_FOLDER = 'brands/_states';

interface LoadedStates {
  /** By postal code in capitals. */
  states: ReadonlyMap<string, StateRecord>;
  /** States whose file has errors. */
  broken: ReadonlySet<string>;
  errors: BrandError[];
}

function at(source: BrandSource, path: KeyPath, message: string): BrandError {
  const { line, column } = source.locate(path);
  return { ...fileError(source.file, message, line, column), path: formatPath(path) };
}

function loadState(root: string, name: string): { state: StateRecord } | { errors: BrandError[] } {
  const source = loadBrandSource(root, `${STATE_FOLDER}/${name}.yaml`);
  if (source.errors.length > 0) return { errors: source.errors };
  if (!Object.hasOwn(stateNames, name.toUpperCase()))
    return {
      errors: [fileError(source.file, 'expected the postal code of a state as the name, such as pa.yaml')],
    };
  const checked = parseStateRecord(source.data);
  if (checked.success) {
    const errors = textsIn(checked.output)
      .filter(({ path }) => path.at(-1) === 'spanish')
      .flatMap(({ path, text }) => spanishTextErrors(text).map(({ message }) => at(source, path, message)));
    return errors.length > 0 ? { errors } : { state: checked.output };
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
  const errors: BrandError[] = [];
  for (const name of namesOf(entriesIn(root, STATE_FOLDER), '.yaml')) {
    const loaded = loadState(root, name);
    if ('state' in loaded) states.set(name.toUpperCase(), loaded.state);
    else {
      broken.add(name.toUpperCase());
      errors.push(...loaded.errors);
    }
  }
  return { states, broken, errors };
}

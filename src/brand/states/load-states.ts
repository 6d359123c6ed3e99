/** Loads the records of states from `brands/_states/`. */
import { fileError, formatPath, type BrandError } from '../brand-error.ts';
import { loadBrandSource } from '../load/brand-source.ts';
import { entriesIn, namesOf } from '../load/folder-entries.ts';
import { texts as stateNames } from '../../lib/text/state-names.text.ts';
import { describeIssue } from '../validate/issue-text.ts';
import { parseStateRecord, STATE_KEYS, type StateRecord } from './state.schema.ts';

export const STATE_FOLDER = 'brands/_states';

interface LoadedStates {
  /** By postal code in capitals. */
  states: ReadonlyMap<string, StateRecord>;
  errors: BrandError[];
}

function loadState(root: string, name: string): { state: StateRecord } | { errors: BrandError[] } {
  const source = loadBrandSource(root, `${STATE_FOLDER}/${name}.yaml`);
  if (source.errors.length > 0) return { errors: source.errors };
  if (!Object.hasOwn(stateNames, name.toUpperCase()))
    return {
      errors: [fileError(source.file, 'expected the postal code of a state as the name, such as pa.yaml')],
    };
  const checked = parseStateRecord(source.data);
  if (checked.success) return { state: checked.output };
  return {
    errors: checked.issues.map((issue) => {
      const path = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));
      const { line, column } = source.locate(path);
      return {
        ...fileError(source.file, describeIssue(issue, 'a state record', STATE_KEYS), line, column),
        path: formatPath(path),
      };
    }),
  };
}

export function loadStates(root: string): LoadedStates {
  const states = new Map<string, StateRecord>();
  const errors: BrandError[] = [];
  for (const name of namesOf(entriesIn(root, STATE_FOLDER), '.yaml')) {
    const loaded = loadState(root, name);
    if ('state' in loaded) states.set(name.toUpperCase(), loaded.state);
    else errors.push(...loaded.errors);
  }
  return { states, errors };
}

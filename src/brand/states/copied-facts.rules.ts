/** Finds facts in a state's file that belong to another state, usually because the file was copied. */
import type { KeyPath, RecordError } from '../brand-error.ts';
import type { BrandSource } from '../load/brand-source.ts';
import { textsIn } from '../validate/record-texts.ts';
import type { StateRecord } from './state.schema.ts';
import { statesNamed } from './states-named.rules.ts';

export interface StateFile {
  source: BrandSource;
  state: StateRecord;
  /** The state's name in English. */
  name: string;
}

interface CopiedFact extends RecordError {
  source: BrandSource;
}

/** Phone numbers, sites and laws of a state. Excludes the federal marketplace, which many states share. */
const factsOf = ({ ownMarketplace, marketplace, ...state }: StateRecord) =>
  textsIn(ownMarketplace ? { ...state, marketplace } : state).filter(({ path }) =>
    ['phone', 'site', 'law'].includes(String(path.at(-1))),
  );

/** Errors, in both files, for a phone number, site or law that the files of two states contain. */
function sharedFacts(files: readonly StateFile[]): CopiedFact[] {
  const facts = files.flatMap(({ source, state }) => factsOf(state).map((fact) => ({ source, ...fact })));
  return [...Map.groupBy(facts, ({ text }) => text).values()].flatMap((same) =>
    same.flatMap(({ source, path, text }) => {
      const other = same.find((fact) => fact.source !== source);
      if (!other) return [];
      const { line } = other.source.locate(other.path);
      const message = `'${text}' is also on line ${line} of ${other.source.file}: write this state's own`;
      return [{ source, path, message }];
    }),
  );
}

/** Whether a text, such as an office's name, must not name another state. Notes may name other states to compare. */
const isOwn = (path: KeyPath): boolean =>
  path.at(-1) === 'english' && (path[0] === 'privacyLaw' || (path.length > 2 && path[1] === 'name'));

/** Errors for English texts that name another state. */
const otherStates = ({ source, state, name: own }: StateFile): CopiedFact[] =>
  textsIn(state).flatMap(({ path, text }) => {
    const other = isOwn(path) ? statesNamed(text).find((name) => name !== own) : undefined;
    return other === undefined
      ? []
      : [{ source, path, message: `'${other}' is another state: this file is about ${own}` }];
  });

/** @param files state files whose placeholders are all replaced */
export const copiedFacts = (files: readonly StateFile[]): CopiedFact[] => [
  ...sharedFacts(files),
  ...files.flatMap(otherStates),
];

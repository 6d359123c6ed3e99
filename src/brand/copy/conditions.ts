/**
 * Applies conditions in copy: `{if messageCenter}…{else}…{end}` and `{if not messageCenter}…{end}`, within a line or around
 * whole lines (decisions/brands#conditions-in-copy). `features.ts` lists the names.
 */
import { oncePer } from '../../lib/http/once-per.ts';
import type { Brand } from '../brand.schema.ts';
import { CONDITION_NAMES, meetsCondition } from './features.ts';
import { didYouMean } from '../nearest.ts';

export interface TextError {
  index: number;
  message: string;
}

/** A condition of a piece of text. If `expected` is true, only brands with the feature show the piece; otherwise, only brands without it. */
interface Test {
  name: string;
  expected: boolean;
}

interface Piece {
  start: number;
  end: number;
  tests: readonly Test[];
}

interface Tag {
  kind: 'if' | 'else' | 'end';
  test: Test | null;
  start: number;
  end: number;
  ownLine: boolean;
}

interface ReadConditions {
  pieces: Piece[];
  problems: TextError[];
  /** Start index of each tag, including malformed tags. */
  tagStarts: ReadonlySet<number>;
}

/** Matches everything that looks like a tag, in the right or a similar syntax. */
const LIKELY =
  /\{+[ \t]*[#/%@:]?[ \t]*(?:if|unless|else|elif|elsif|elseif|end|endif|fi)\b[^{}\n]*(?:\}+|(?=[{\n])|$)/gi;
const TAG = /^\{(?:if (?<not>not )?(?<name>[\w.-]+)|(?<word>else|end))\}$/;
const FORM =
  'a condition is written {if messageCenter} or {if not messageCenter}, then {else} if it is needed, then {end}';

const unknownName = (name: string): string =>
  `{if ${name}} asks for nothing that a brand has${didYouMean(name, CONDITION_NAMES) || ';'} Known: ${CONDITION_NAMES.join(', ')}`;

function hasOwnLine(text: string, start: number, end: number): boolean {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', end);
  const after = text.slice(end, lineEnd < 0 ? text.length : lineEnd);
  // In a text that consists of one line, a tag always counts as inside the line.
  return text.includes('\n') && text.slice(lineStart, start).trim() === '' && after.trim() === '';
}

function findTags(text: string): { tags: Tag[]; problems: TextError[]; starts: Set<number> } {
  const tags: Tag[] = [];
  const problems: TextError[] = [];
  const starts = new Set<number>();
  for (const match of text.matchAll(LIKELY)) {
    const [written] = match;
    const { index } = match;
    for (let at = index; text[at] === '{'; at += 1) starts.add(at);
    const groups = TAG.exec(written)?.groups;
    if (!groups) {
      problems.push({ index, message: `${FORM}; got ${written.trim()}` });
      continue;
    }
    const { name, not, word } = groups;
    if (name !== undefined && !CONDITION_NAMES.includes(name))
      problems.push({ index, message: unknownName(name) });
    const end = index + written.length;
    tags.push({
      kind: word === 'else' || word === 'end' ? word : 'if',
      test: name === undefined ? null : { name, expected: not === undefined },
      start: index,
      end,
      ownLine: hasOwnLine(text, index, end),
    });
  }
  return { tags, problems, starts };
}

interface Open {
  tag: Tag;
  test: Test;
  hasElse: boolean;
}

/**
 * Returns an error message for a misplaced `{else}` or `{end}`, or null. If the `{if}` is on a line of its own, the
 * `{else}` or `{end}` must be too; otherwise it must be within a line, in the same paragraph as the `{if}`.
 */
function misplaced(text: string, { tag }: Open, { kind, start, ownLine }: Tag): string | null {
  const opening = text.slice(tag.start, tag.end);
  if (tag.ownLine && !ownLine) return `${opening} is on a line of its own, so its {${kind}} must be too`;
  if (!tag.ownLine && (ownLine || /\n[ \t\r]*\n/.test(text.slice(tag.start, start))))
    return `${opening} is within a line, so its {${kind}} must be in the same paragraph, within a line too`;
  return null;
}

export function readConditions(text: string): ReadConditions {
  const { tags, problems, starts } = findTags(text);
  const open: Open[] = [];
  const pieces: Piece[] = [];
  let from = 0;
  const upTo = (end: number, next: number): void => {
    if (end > from) pieces.push({ start: from, end, tests: open.map(({ test }) => test) });
    from = next;
  };
  for (const tag of tags) {
    upTo(tag.start, tag.end);
    if (tag.test) {
      open.push({ tag, test: tag.test, hasElse: false });
      continue;
    }
    const last = open.at(-1);
    if (!last) {
      problems.push({ index: tag.start, message: `there is no {if …} before this {${tag.kind}}` });
      continue;
    }
    const problem = misplaced(text, last, tag);
    if (problem !== null) problems.push({ index: tag.start, message: problem });
    if (tag.kind === 'end') open.pop();
    else if (last.hasElse)
      problems.push({
        index: tag.start,
        message: `${text.slice(last.tag.start, last.tag.end)} has an {else} already`,
      });
    else
      open.splice(-1, 1, { ...last, test: { ...last.test, expected: !last.test.expected }, hasElse: true });
  }
  upTo(text.length, text.length);
  for (const { tag } of open) {
    const message = `${text.slice(tag.start, tag.end)} is never closed: write {end} where it ends`;
    problems.push({ index: tag.start, message });
  }
  return { pieces, problems: problems.sort((a, b) => a.index - b.index), tagStarts: starts };
}

/** The text that remains after conditions are applied. */
interface ChosenText {
  text: string;
  /** Maps an index in `text` to an index in the original text. */
  positionOf: (index: number) => number;
  /** The features named in the conditions that enclose an index of `text`. */
  featuresAt: (index: number) => string[];
}

/**
 * The pieces inside a range of the text, cut to the range.
 * @param first index of the piece at which the search starts; no earlier piece may overlap the range
 */
function within(pieces: readonly Piece[], first: number, from: number, to: number): Piece[] {
  const around: Piece[] = [];
  for (let at = first; at < pieces.length; at += 1) {
    const piece = pieces[at];
    if (!piece || piece.start >= to) break;
    const [start, end] = [Math.max(piece.start, from), Math.min(piece.end, to)];
    if (start < end) around.push({ ...piece, start, end });
  }
  return around;
}

/**
 * Returns the pieces whose conditions are met. Removes lines that a removed branch leaves empty, because a blank line
 * would end a list or paragraph.
 */
function shownPieces(text: string, pieces: readonly Piece[], shows: (test: Test) => boolean): Piece[] {
  const kept = pieces.filter(({ tests }) => tests.every(shows));
  const shown: Piece[] = [];
  let start = 0;
  let first = 0;
  for (const line of text.split(/(?<=\n)/)) {
    while ((kept[first]?.end ?? Infinity) <= start) first += 1;
    const left = within(kept, first, start, start + line.length);
    const isBlank = left.every((piece) => text.slice(piece.start, piece.end).trim() === '');
    if (!isBlank || line.trim() === '') shown.push(...left);
    start += line.length;
  }
  return shown;
}

const UNCHANGED = { positionOf: (index: number) => index, featuresAt: () => [] };

/**
 * Keeps the branches that apply to a brand, and removes all tags.
 * @param has returns whether the brand has the feature with this name
 */
export function chooseBranches(text: string, has: (name: string) => boolean): ChosenText {
  if (!/\{if /.test(text)) return { text, ...UNCHANGED };
  const { pieces, problems } = readConditions(text);
  if (problems.length > 0) return { text, ...UNCHANGED };
  const shown = shownPieces(text, pieces, ({ name, expected }) => has(name) === expected);
  const starts: number[] = [];
  let length = 0;
  for (const { start, end } of shown) {
    starts.push(length);
    length += end - start;
  }
  const pieceAt = (index: number): number =>
    Math.max(
      0,
      starts.findLastIndex((start) => start <= index),
    );
  return {
    text: shown.map(({ start, end }) => text.slice(start, end)).join(''),
    positionOf: (index) => {
      const at = pieceAt(index);
      return (shown[at]?.start ?? 0) + index - (starts[at] ?? 0);
    },
    featuresAt: (index) => shown[pieceAt(index)]?.tests.map(({ name }) => name) ?? [],
  };
}

/** Caches the results by brand and text, because each check of a brand reads the same texts. */
const chosenFor = oncePer((_: Brand) => new Map<string, ChosenText>());

export function applyConditions(text: string, brand: Brand): ChosenText {
  const cache = chosenFor(brand);
  const chosen = cache.get(text) ?? chooseBranches(text, (name) => meetsCondition(brand, name));
  cache.set(text, chosen);
  return chosen;
}

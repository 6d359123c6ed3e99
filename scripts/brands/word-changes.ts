/** Describes changes to words and lists, with one line per change. */
import { diffArrays } from 'diff';

export interface Change {
  /** The change as shown, with the words around it. */
  line: string;
  /** The change without the words around it, to group equal changes of several pages. */
  what: string;
  swap?: readonly [before: string, after: string];
}

export const plainChange = (line: string): Change => ({ line, what: line });

const CONTEXT_WORDS = 5;
/** Matches a phone number. A phone number and a web address each count as one word. */
const PHONE = String.raw`1-\d{3}-\d{3}-\d{4}`;
/**
 * Opening hours in the portal's generated wording count as one word, in English and in Spanish. A diff of their parts
 * would be hard to read.
 */
const CLOCK = String.raw`\d{1,2}(?::\d\d)? (?:[AP]M|[ap]\. m\.)`;
const HOURS = [
  String.raw`(?:(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Weekdays|Every day)(?: - | to |, and |, | and )?)+ (?:from )?${CLOCK} (?:-|to) ${CLOCK} [A-Z]{2,4}\b`,
  String.raw`(?:[Dd]e )?(?:(?:[Ll]unes|[Mm]artes|[Mm]iércoles|[Jj]ueves|[Vv]iernes|[Ss]ábado|[Dd]omingo)(?: a | y |, )?)+(?:de )?${CLOCK} a ${CLOCK}, hora (?:del? )?(?:la )?\p{L}+`,
].join('|');
const LETTERS = String.raw`(?:(?!${PHONE})[^\s,.;:!?()“”"])+`;
const WORDS = new RegExp(String.raw`\s+|${HOURS}|${PHONE}|${LETTERS}(?:[.,:]${LETTERS})*|.`, 'gu');
/** If several changes affect more than this share of a text's characters, the text is shown as one change. */
const REWRITTEN = 0.6;

const lastWords = (text: string): string => {
  const words = text.split(/(?<=\s)/);
  return `${words.length > CONTEXT_WORDS ? '…' : ''}${words.slice(-CONTEXT_WORDS).join('')}`;
};
const firstWords = (text: string): string => {
  const words = text.split(/(?=\s)/);
  return `${words.slice(0, CONTEXT_WORDS).join('')}${words.length > CONTEXT_WORDS ? '…' : ''}`;
};

/**
 * Only replacements are grouped across sentences: an added or removed word may mean something else in another sentence.
 */
function wordChange(line: string, removed: string, added: string): Change {
  const [before, after] = [removed.trim(), added.trim()];
  return before && after ? { line, what: `${before} → ${after}`, swap: [before, after] } : plainChange(line);
}

/**
 * Lists the changes in a text, each with the words around it, for example
 * `call us at [1-800-555-0110 → 1-800-555-0199], Monday…`. A mostly rewritten text is one change.
 */
export function wordChanges(before: string, after: string): Change[] {
  const parts = diffArrays(before.match(WORDS) ?? [], after.match(WORDS) ?? []).map((part) => ({
    ...part,
    value: part.value.join(''),
  }));
  const unchanged = parts.filter(({ added, removed }) => !added && !removed).map(({ value }) => value);
  const share = unchanged.join('').length / Math.max(before.length, after.length, 1);
  const lines: Change[] = [];
  let [removed, added, lead] = ['', '', ''];
  const flush = (tail: string): void => {
    const line = `${lastWords(lead)}${bracketed(removed, added)}${firstWords(tail)}`;
    if (removed || added) lines.push(wordChange(line, removed, added));
    [removed, added] = ['', ''];
  };
  for (const part of parts) {
    if (part.removed) removed += part.value;
    else if (part.added) added += part.value;
    // A single space between two changed words belongs to the change, so that "North Star" is not split.
    else if (part.value.trim() === '' && (removed || added)) {
      removed += part.value;
      added += part.value;
    } else {
      flush(part.value);
      lead = part.value;
    }
  }
  flush('');
  // A mostly rewritten text is shown as a whole. A single change is always shown with the words around it.
  return share < 1 - REWRITTEN && lines.length > 1
    ? [wordChange(`[${before} → ${after}]`, before, after)]
    : lines;
}

function bracketed(removed: string, added: string): string {
  const longer = added.trim() === '' ? removed : added;
  const [before = '', after = ''] = [/^\s*/.exec(longer)?.[0], /\s*$/.exec(longer)?.[0]];
  return `${before}[${changed(removed, added)}]${after}`;
}

const changed = (removed: string, added: string): string => {
  const [before, after] = [removed.trim(), added.trim()];
  if (before === '') return `added: ${after}`;
  return after === '' ? `removed: ${before}` : `${before} → ${after}`;
};

/** Lists the changes of an ordered list of texts. A text that replaces another at its position is compared word by word. */
export function blockChanges(before: readonly string[], after: readonly string[]): Change[] {
  const lines: Change[] = [];
  let gone: string[] = [];
  const flush = (come: readonly string[]): void => {
    for (let at = 0; at < Math.max(gone.length, come.length); at += 1) {
      const [old, now] = [gone[at], come[at]];
      if (old !== undefined && now !== undefined) lines.push(...wordChanges(old, now));
      else if (old !== undefined) lines.push(plainChange(`removed: ${old}`));
      else if (now !== undefined) lines.push(plainChange(`added: ${now}`));
    }
    gone = [];
  };
  for (const part of diffArrays([...before], [...after])) {
    if (part.removed) gone = part.value;
    else flush(part.added ? part.value : []);
  }
  flush([]);
  return lines;
}

export function valueChanges(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return names.flatMap((name) => {
    const [old, now] = [before.get(name), after.get(name)];
    if (old === now) return [];
    if (old === undefined) return [`${name} added: ${now}`];
    return [now === undefined ? `${name} removed (was ${old})` : `${name}: ${old} → ${now}`];
  });
}

export function listChanges(before: readonly string[], after: readonly string[]): string[] {
  const count = (list: readonly string[], text: string) => list.filter((item) => item === text).length;
  return [
    ...new Set([
      ...before.filter((text) => count(after, text) < count(before, text)).map((text) => `removed ${text}`),
      ...after.filter((text) => count(before, text) < count(after, text)).map((text) => `added ${text}`),
    ]),
  ];
}

/** Says in a line each what words and lists changed. */
import { diffArrays } from 'diff';

/** Words left and right of a change, so that it can be found on the page. */
const CONTEXT_WORDS = 5;
/** Blanks, words and marks; a telephone number or an address is one word. */
const WORDS = /\s+|[^\s,.;:!?()“”"]+(?:[.,:][^\s,.;:!?()“”"]+)*|./g;
/** A block that lost more than this share of its words is shown as taken away and added. */
const REWRITTEN = 0.6;

const lastWords = (text: string): string => {
  const words = text.split(/(?<=\s)/);
  return `${words.length > CONTEXT_WORDS ? '…' : ''}${words.slice(-CONTEXT_WORDS).join('')}`;
};
const firstWords = (text: string): string => {
  const words = text.split(/(?=\s)/);
  return `${words.slice(0, CONTEXT_WORDS).join('')}${words.length > CONTEXT_WORDS ? '…' : ''}`;
};

/** `call us at [1-800-555-0110 → 1-800-555-0199], Monday…`, one text a change. */
export function wordChanges(before: string, after: string): string[] {
  const parts = diffArrays(before.match(WORDS) ?? [], after.match(WORDS) ?? []).map((part) => ({
    ...part,
    value: part.value.join(''),
  }));
  const kept = parts.filter(({ added, removed }) => !added && !removed).map(({ value }) => value);
  const share = kept.join('').length / Math.max(before.length, after.length, 1);
  if (share < 1 - REWRITTEN) return [`[${before} → ${after}]`];
  const lines: string[] = [];
  let [removed, added, lead] = ['', '', ''];
  const flush = (tail: string): void => {
    if (removed || added) lines.push(`${lastWords(lead)}${bracketed(removed, added)}${firstWords(tail)}`);
    [removed, added] = ['', ''];
  };
  for (const part of parts) {
    if (part.removed) removed += part.value;
    else if (part.added) added += part.value;
    // A lone blank between two changed words belongs to the change: "North Star" reads better whole.
    else if (part.value.trim() === '' && (removed || added)) {
      removed += part.value;
      added += part.value;
    } else {
      flush(part.value);
      lead = part.value;
    }
  }
  flush('');
  return lines;
}

/** The change in brackets; blanks at its ends stay outside, where the words around it need them. */
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

/** Changes of an ordered list of texts; a text replaced by one at its place is compared word by word. */
export function blockChanges(before: readonly string[], after: readonly string[]): string[] {
  const lines: string[] = [];
  let gone: string[] = [];
  const flush = (come: readonly string[]): void => {
    for (let at = 0; at < Math.max(gone.length, come.length); at += 1) {
      const [old, now] = [gone[at], come[at]];
      if (old !== undefined && now !== undefined) lines.push(...wordChanges(old, now));
      else if (old !== undefined) lines.push(`removed: ${old}`);
      else if (now !== undefined) lines.push(`added: ${now}`);
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

/** Changes of values by name. */
export function valueChanges(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return names.flatMap((name) => {
    const [old, now] = [before.get(name), after.get(name)];
    if (old === now) return [];
    if (old === undefined) return [`${name} added: ${now}`];
    return [now === undefined ? `${name} removed (was ${old})` : `${name}: ${old} → ${now}`];
  });
}

/** Changes of a list whose order does not matter. */
export function listChanges(before: readonly string[], after: readonly string[]): string[] {
  const count = (list: readonly string[], text: string) => list.filter((one) => one === text).length;
  return [
    ...new Set([
      ...before.filter((text) => count(after, text) < count(before, text)).map((text) => `removed ${text}`),
      ...after.filter((text) => count(before, text) < count(after, text)).map((text) => `added ${text}`),
    ]),
  ];
}

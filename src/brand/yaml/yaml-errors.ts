/** Everything that is wrong with a YAML text before anyone asks what its values mean. */
import { isNode, isScalar, visit, type Document } from 'yaml';
import { oddCharacters } from './confusable-characters.ts';
import { explainYaml, swallowedTexts } from './explain-yaml.ts';
import type { Explained } from './line-explanations.ts';

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** A key that stands twice in one group: which one counts is not for the reader to guess. */
function twice(document: Document.Parsed, text: string, offset: number): Explained {
  let message = 'this key stands here twice';
  visit(document, {
    Map(_key, map) {
      const keys = map.items.map(({ key }) => key).filter(isNode);
      const second = keys.find((key) => key.range?.[0] === offset);
      const first = keys.find((key) => isScalar(key) && isScalar(second) && key.value === second.value);
      const earlier = first?.range?.[0];
      if (!isScalar(second) || earlier === undefined) return undefined;
      message = `${String(second.value)} stands here twice, first on line ${lineAt(text, earlier)}: put together what belongs to it`;
      return visit.BREAK;
    },
  });
  return { offset, message };
}

/** Aliases (`*name`) that name nothing, or a value that holds them: such data has no end. */
function aliasFaults(document: Document.Parsed, text: string): Explained[] {
  if (!text.includes('*')) return []; // no alias: the walk would be a tenth of the time that reading takes
  const found: Explained[] = [];
  visit(document, {
    Alias(_key, alias, ancestors) {
      const target = alias.resolve(document);
      const offset = alias.range?.[0] ?? 0;
      if (!target)
        found.push({
          offset,
          message: `a text that starts with * has to stand in quotes: "*${alias.source}"`,
        });
      else if (ancestors.some((ancestor) => ancestor === target))
        found.push({ offset, message: 'expected a value, got a reference to what it is part of' });
    },
  });
  return found;
}

/** A null in quotes is the word null, and removes nothing. */
function quotedNulls(document: Document.Parsed, text: string): Explained[] {
  if (!/["'](?:null|~)["']/i.test(text)) return [];
  const found: Explained[] = [];
  visit(document, {
    Scalar(key, { type, value, range }) {
      if (key === 'key' || (type !== 'QUOTE_DOUBLE' && type !== 'QUOTE_SINGLE')) return;
      if (typeof value === 'string' && /^(?:null|~)$/i.test(value))
        found.push({
          offset: range?.[0] ?? 0,
          message:
            'null in quotes is a word: to remove what the base or the family has, write null without quotes',
        });
    },
  });
  return found;
}

/**
 * What is wrong with a text as YAML.
 * @returns one fault where the parser lost the thread, since the others follow from it; else each of them
 */
export function yamlProblems(document: Document.Parsed, text: string): Explained[] {
  const odd = oddCharacters(text);
  if (odd.length > 0) return odd;
  const problems = [...document.errors, ...document.warnings].map(({ code, pos }) => ({
    code,
    offset: pos[0],
  }));
  const lost = problems.filter(({ code }) => code !== 'DUPLICATE_KEY');
  if (lost.length > 0) return [explainYaml(text, lost)];
  if (problems.length > 0) return problems.map(({ offset }) => twice(document, text, offset));
  return [...swallowedTexts(text), ...quotedNulls(document, text), ...aliasFaults(document, text)];
}

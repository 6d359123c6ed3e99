/** All syntax errors of a YAML text, before its values are validated. */
import { isNode, isScalar, visit, type Document } from 'yaml';
import { confusableCharacters } from './confusable-characters.ts';
import { explainYaml, unintendedComments } from './explain-yaml.ts';
import type { YamlError } from './line-explanations.ts';

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

function twice(document: Document.Parsed, text: string, offset: number): YamlError {
  let message = 'this key is here twice';
  visit(document, {
    Map(_key, map) {
      const keys = map.items.map(({ key }) => key).filter(isNode);
      const second = keys.find((key) => key.range?.[0] === offset);
      const first = keys.find((key) => isScalar(key) && isScalar(second) && key.value === second.value);
      const earlier = first?.range?.[0];
      if (!isScalar(second) || earlier === undefined) return undefined;
      message = `${String(second.value)} is here twice, first on line ${lineAt(text, earlier)}: combine the two`;
      return visit.BREAK;
    },
  });
  return { offset, message };
}

/** Aliases (`*name`) to nothing, or to a value that contains them, which would be infinite. */
function aliasErrors(document: Document.Parsed, text: string): YamlError[] {
  if (!text.includes('*')) return []; // no alias: the walk would be a tenth of the time that reading takes
  const found: YamlError[] = [];
  visit(document, {
    Alias(_key, alias, ancestors) {
      const target = alias.resolve(document);
      const offset = alias.range?.[0] ?? 0;
      if (!target)
        found.push({
          offset,
          message: `a text that starts with * must be in quotes: "*${alias.source}"`,
        });
      else if (ancestors.some((ancestor) => ancestor === target))
        found.push({ offset, message: 'expected a value, got a reference to what it is part of' });
    },
  });
  return found;
}

/** A quoted null is text and removes nothing. */
function quotedNulls(document: Document.Parsed, text: string): YamlError[] {
  if (!/["'](?:null|~)["']/i.test(text)) return [];
  const found: YamlError[] = [];
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

/** @returns one error if the text cannot be parsed, since later ones follow from it; otherwise each error */
export function yamlErrors(document: Document.Parsed, text: string): YamlError[] {
  const odd = confusableCharacters(text);
  if (odd.length > 0) return odd;
  const problems = [...document.errors, ...document.warnings].map(({ code, pos }) => ({
    code,
    offset: pos[0],
  }));
  const lost = problems.filter(({ code }) => code !== 'DUPLICATE_KEY');
  if (lost.length > 0) return [explainYaml(text, lost)];
  if (problems.length > 0) return problems.map(({ offset }) => twice(document, text, offset));
  return [...unintendedComments(text), ...quotedNulls(document, text), ...aliasErrors(document, text)];
}

/** Old versions of Illustrator name their addresses in the document type; this writes them out and drops the type. */
import { placeAt, type SvgError } from './unsafe-svg.ts';

const DOCTYPE = /<!DOCTYPE[^[>]*(?:\[(?<inside>[^\]]*)\]\s*)?>/i;
const ENTITY = /<!ENTITY\s+(?<name>[\w.-]+)\s+(?:"(?<double>[^"]*)"|'(?<single>[^']*)')\s*>/g;
/** Addresses of namespaces. Anything else could build other markup when it is written out. */
const PLAIN = /^[\w\s.:/#-]{0,100}$/;

/** The text without its document type. Lines stay where they are. */
export function withoutDoctype(text: string): { text: string } | { error: SvgError } {
  const found = DOCTYPE.exec(text);
  if (!found) return { text };
  const refuse = {
    error: {
      ...placeAt(text, found.index),
      message: 'this document type does more than name addresses: export the drawing again as plain SVG',
    },
  };
  const inside = found.groups?.['inside'] ?? '';
  const entities = new Map<string, string>();
  for (const { groups } of inside.matchAll(ENTITY))
    entities.set(groups?.['name'] ?? '', groups?.['double'] ?? groups?.['single'] ?? '');
  if (/\S/.test(inside.replaceAll(ENTITY, '')) || ![...entities.values()].every((value) => PLAIN.test(value)))
    return refuse;
  const blank = text.replace(DOCTYPE, (type) => type.replaceAll(/[^\n]/g, ' '));
  return {
    text: blank.replaceAll(/&([\w.-]+);/g, (whole, name: string) => entities.get(name) ?? whole),
  };
}

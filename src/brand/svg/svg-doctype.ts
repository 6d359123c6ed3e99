/**
 * Replaces the entities of a document type, which old Illustrator versions use for namespaces, and removes the
 * document type.
 */
import { positionAt } from '../text-position.ts';
import type { SvgError } from './unsafe-svg.ts';

const DOCTYPE = /<!DOCTYPE[^[>]*(?:\[(?<inside>[^\]]*)\]\s*)?>/i;
const ENTITY = /<!ENTITY\s+(?<name>[\w.-]+)\s+(?:"(?<double>[^"]*)"|'(?<single>[^']*)')\s*>/g;
/** Namespace addresses. Other values could produce markup. */
const PLAIN = /^[\w\s.:/#-]{0,100}$/;

export function withoutDoctype(text: string): { text: string } | { error: SvgError } {
  const found = DOCTYPE.exec(text);
  if (!found) return { text };
  const refuse = {
    error: {
      ...positionAt(text, found.index),
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

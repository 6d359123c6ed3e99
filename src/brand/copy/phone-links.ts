/** Turns phone numbers in Markdown into `tel:` links. */
import { phoneHref } from '../../lib/fields/phone-href.ts';
import type { Token } from 'markdown-it';

type MakeToken = new (type: string, tag: string, nesting: -1 | 0 | 1) => Token;

/**
 * Matches phone numbers with country code (the format required in copy and records), and the emergency numbers 911 and
 * 988.
 */
const PHONE = /(?<![\w$.-])(?:1-\d{3}-\d{3}-\d{4}|911|988)(?![\w-])/g;

function linked(text: Token, Make: MakeToken): Token[] {
  const { content } = text;
  const numbers = [...content.matchAll(PHONE)];
  if (numbers.length === 0) return [text];
  const plain = (words: string): Token[] => {
    if (words === '') return [];
    const token = new Make('text', '', 0);
    token.content = words;
    return [token];
  };
  let from = 0;
  const tokens = numbers.flatMap(({ 0: phone, index }) => {
    const before = plain(content.slice(from, index));
    from = index + phone.length;
    const open = new Make('link_open', 'a', 1);
    open.attrs = [['href', phoneHref(phone)]];
    return [...before, open, ...plain(phone), new Make('link_close', 'a', -1)];
  });
  return [...tokens, ...plain(content.slice(from))];
}

/** @param children tokens inside an inline token. Numbers that are already in a link do not change. */
export function linkPhones(children: readonly Token[], Make: MakeToken): Token[] {
  let depth = 0;
  return children.flatMap((child) => {
    if (child.type === 'link_open') depth += 1;
    if (child.type === 'link_close') depth -= 1;
    return child.type === 'text' && depth === 0 ? linked(child, Make) : [child];
  });
}

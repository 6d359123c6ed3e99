/** A tagline as a DOM element; its numbers are links with `dir`, so that digits keep their order in any script. */
import { phoneHref } from '../../lib/fields/phone-href.ts';
import { taglineParts, type HelpLine } from './languages.rules.ts';

function numberLink(number: string): HTMLElement {
  const link = document.createElement('a');
  link.href = phoneHref(number);
  link.dir = 'ltr';
  link.className = 'tagline-number';
  link.textContent = number;
  return link;
}

export function taglineElement(text: string, line: HelpLine): HTMLElement {
  const paragraph = document.createElement('p');
  const parts = taglineParts(text, line);
  paragraph.append(...parts.map((part) => ('number' in part ? numberLink(part.number) : part.text)));
  return paragraph;
}

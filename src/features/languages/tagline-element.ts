/** A tagline as DOM: its words, and its numbers as links that keep their order among any letters. */
import { dialled, taglineParts, type HelpLine } from './languages.rules.ts';

function numberLink(number: string): HTMLElement {
  const link = document.createElement('a');
  link.href = dialled(number);
  link.dir = 'ltr';
  link.className = 'tagline-number';
  link.textContent = number;
  return link;
}

/** One paragraph. */
export function taglineElement(text: string, line: HelpLine): HTMLElement {
  const paragraph = document.createElement('p');
  const parts = taglineParts(text, line);
  paragraph.append(...parts.map((part) => ('number' in part ? numberLink(part.number) : part.text)));
  return paragraph;
}

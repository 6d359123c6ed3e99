/** Words of a service inside a sentence of the portal's: marked as English where the page speaks another language. */
import { Fragment } from 'react';
import { inEnglish } from '../lib/i18n.ts';

/** Where the words stand while the sentence is put together: a private character, which no catalogue has. */
const PLACE = '\uE000';

interface ServiceWordsProps {
  words: string;
  /** The sentence with what it is given in the words' place. */
  say(words: string): string;
  /** The words in full, for whoever points at them, where `words` is cut short. */
  title?: string;
}

/** Nothing but text where there is nothing to mark, so that an English page stays as plain as it is. */
export function ServiceWords({ words, say, title }: ServiceWordsProps) {
  const mark = inEnglish();
  if (!mark.lang && title === undefined) return say(words);
  return say(PLACE)
    .split(PLACE)
    .map((part, place) => (
      // The parts of one sentence never change places.
      <Fragment key={place}>
        {place === 0 ? null : (
          <span {...mark} title={title}>
            {words}
          </span>
        )}
        {part}
      </Fragment>
    ));
}

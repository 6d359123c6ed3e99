/** A service's words inside one of the portal's sentences, marked as English on pages in another language. */
import { Fragment } from 'react';
import { inEnglish } from '../lib/i18n.ts';

/** Placeholder for the words: a private-use character, which no catalog contains. */
const PLACE = '\uE000';

interface ServiceWordsProps {
  words: string;
  say(words: string): string;
  /** The full text as a tooltip, if `words` is truncated. */
  title?: string;
}

export function ServiceWords({ words, say, title }: ServiceWordsProps) {
  const mark = inEnglish();
  if (!mark.lang && title === undefined) return say(words);
  return say(PLACE)
    .split(PLACE)
    .map((part, place) => (
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

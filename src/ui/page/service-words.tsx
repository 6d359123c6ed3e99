/** A sentence that contains a text from a service. On a Spanish page the service's text is marked as English. */
import { Fragment, type ReactNode } from 'react';
import { inEnglish } from '../../lib/text/i18n.ts';

/** Marks the position of the service's text: a private-use character, which no text catalog contains. */
const SLOT = '\uE000';

interface ServiceWordsProps {
  words: string;
  say(words: string): string;
  /** Shown instead of `words`, for example a truncated form of the name in `words`. */
  shown?: ReactNode;
}

export function ServiceWords({ words, say, shown }: ServiceWordsProps) {
  const mark = inEnglish();
  if (!mark.lang && shown === undefined) return say(words);
  return say(SLOT)
    .split(SLOT)
    .map((part, index) => (
      <Fragment key={index}>
        {index === 0 ? null : <span {...mark}>{shown ?? words}</span>}
        {part}
      </Fragment>
    ));
}

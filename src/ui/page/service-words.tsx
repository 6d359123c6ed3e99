/** A service's words inside one of the portal's sentences, marked as English on pages in another language. */
import { Fragment, type ReactNode } from 'react';
import { inEnglish } from '../../lib/text/i18n.ts';

/** Placeholder for the words: a private-use character, which no catalog contains. */
const SLOT = '\uE000';

interface ServiceWordsProps {
  words: string;
  say(words: string): string;
  /** Shown in place of the words, for example a truncated name. */
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

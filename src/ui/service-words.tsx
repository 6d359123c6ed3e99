/** A service's words inside one of the portal's sentences, marked as English on pages in another language. */
import { Fragment } from 'react';
import { inEnglish } from '../lib/i18n.ts';

/** Placeholder for the words: a private-use character, which no catalog contains. */
const PLACE = '\uE000';

interface ServiceWordsProps {
  words: string;
  say(words: string): string;
  /** The full text, if `words` is truncated: a tooltip, and what screen readers read. */
  title?: string;
}

const CutWords = ({ words, whole }: { words: string; whole: string }) => (
  <>
    <span aria-hidden="true">{words}</span>
    <span className="visually-hidden">{whole}</span>
  </>
);

export function ServiceWords({ words, say, title }: ServiceWordsProps) {
  const mark = inEnglish();
  const isCut = title !== undefined && title !== words;
  if (!mark.lang && !isCut) return say(words);
  return say(PLACE)
    .split(PLACE)
    .map((part, place) => (
      <Fragment key={place}>
        {place === 0 ? null : (
          <span {...mark} title={isCut ? title : undefined}>
            {isCut ? <CutWords words={words} whole={title} /> : words}
          </span>
        )}
        {part}
      </Fragment>
    ));
}

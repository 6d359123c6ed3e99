/** Errors of a notice that do not depend on the brand (decisions/brands#errors-questions-and-hints). */
import type { KeyPath, RecordError } from '../brand-error.ts';
import { linkWordsError } from '../copy/link-words.rules.ts';
import { figureDifference } from '../copy/spanish/figures.rules.ts';
import { spanishTextErrors } from '../copy/spanish/spanish-text.rules.ts';
import type { AlertRecord } from './alerts.schema.ts';
import { impossibleDays, wrongWeekdays, type AlertText } from './weekdays.ts';

const isOverAYear = ({ starts, ends }: AlertRecord): boolean =>
  ends > `${Number(starts.slice(0, 4)) + 1}${starts.slice(4)}`;

/** Errors if hours, days or phone numbers differ between the English and the Spanish text. */
function otherFigures({ title, text, spanish }: AlertRecord): RecordError[] {
  const mistake =
    spanish && figureDifference(`${title}\n${text}`, `${spanish.title}\n${spanish.text}`, 'the English');
  return mistake ? [{ path: ['spanish'], message: mistake.message }] : [];
}

function vagueLink({ link }: AlertRecord): RecordError[] {
  const message = link ? linkWordsError(link.label, link.url) : null;
  return message === null ? [] : [{ path: ['link', 'label'], message }];
}

/** Whether a Spanish title or text repeats the English. */
const isEnglish = ({ title, text, spanish }: AlertRecord, [first, key]: KeyPath): boolean =>
  first === 'spanish' &&
  ((key === 'title' && spanish?.title === title) || (key === 'text' && spanish?.text === text));

function spanishErrors(alert: AlertRecord, { path, text }: AlertText): RecordError[] {
  if (isEnglish(alert, path)) return [{ path, message: 'this is the English text: write it in Spanish' }];
  return spanishTextErrors(text).map(({ message }) => ({ path, message }));
}

/** Error for a link without a Spanish label, because Spanish pages would show the English label. */
const missingLabel = ({ link, spanish }: AlertRecord): RecordError[] =>
  link && spanish && spanish.linkLabel === undefined
    ? [
        {
          path: ['spanish'],
          message: `expected linkLabel, the Spanish of '${link.label}', because the notice has a link`,
        },
      ]
    : [];

/** @param texts the title, text and labels of the notice, in both languages */
export const alertMistakes = (alert: AlertRecord, texts: readonly AlertText[]): RecordError[] => [
  ...texts.filter(({ path }) => path[0] === 'spanish').flatMap((entry) => spanishErrors(alert, entry)),
  ...missingLabel(alert),
  ...otherFigures(alert),
  ...vagueLink(alert),
  ...(isOverAYear(alert)
    ? [
        {
          path: ['ends'],
          message: `this notice shows for more than a year, from ${alert.starts}: correct its times, or write a page`,
        },
      ]
    : []),
  ...impossibleDays(texts),
  ...wrongWeekdays(alert.starts, texts),
];

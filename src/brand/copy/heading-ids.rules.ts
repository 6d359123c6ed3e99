/** Checks the heading ids in a page's front matter. */
import type { RecordError } from '../brand-error.ts';
import { chooseBranches } from './conditions.ts';
import type { FrontMatter } from './front-matter.schema.ts';
import { didYouMean } from '../nearest.ts';

type Front = Pick<FrontMatter, 'contents' | 'questions' | 'terms'>;

/** Ids of headings by heading level, in page order. */
export interface HeadingIds {
  2?: readonly string[] | undefined;
  3?: readonly string[] | undefined;
}

export const headingIds = ({ contents, questions, terms }: Front): HeadingIds => ({
  2: contents && Object.keys(contents),
  3: questions ?? terms,
});

const countOf = (body: string, signs: string): number =>
  body.match(new RegExp(`^${signs} `, 'gm'))?.length ?? 0;

const CONDITIONAL =
  'a heading is inside a condition, so not every brand has it: put the condition around the text under the heading';

/** Errors for a label in the table of contents that equals the heading of a different section. */
function exchangedLabels(contents: Readonly<Record<string, string>>, body: string): RecordError[] {
  const headings = [...body.matchAll(/^## (.*)$/gm)].map(([, text = '']) => text.trim());
  const ids = Object.keys(contents);
  return Object.entries(contents).flatMap(([id, label], at) => {
    const other = headings.indexOf(label);
    return other < 0 || headings[at] === label
      ? []
      : [
          {
            path: ['contents', id],
            message: `'${label}' is the heading of ${ids[other]}: write the label of '${headings[at]}'`,
          },
        ];
  });
}

/** Errors for a page with both questions and terms, and for ids that do not match the headings or are used twice. */
export function headingIdErrors(front: Front, body: string): RecordError[] {
  const { contents, questions, terms } = front;
  if (questions && terms)
    return [
      { path: ['terms'], message: 'a page has questions or terms, not both: delete one of the two lists' },
    ];
  const errors: RecordError[] = [];
  const compare = (key: keyof Front, ids: readonly string[] | undefined, signs: string): void => {
    if (!ids) return;
    const [all, none] = [true, false].map((has) => countOf(chooseBranches(body, () => has).text, signs));
    if (all !== none) errors.push({ path: [key], message: CONDITIONAL });
    else if (ids.length !== all)
      errors.push({
        path: [key],
        message: `expected one id for each heading with ${signs}, in their order: the page has ${all}, this list ${ids.length}`,
      });
  };
  compare('contents', contents && Object.keys(contents), '##');
  compare(terms ? 'terms' : 'questions', questions ?? terms, '###');
  if (contents && errors.length === 0) errors.push(...exchangedLabels(contents, body));
  const ids = Object.values(headingIds(front)).flatMap((some) => some ?? []);
  const twice = ids.find((id, at) => ids.indexOf(id) < at);
  if (twice !== undefined)
    errors.push({
      path: [questions ? 'questions' : terms ? 'terms' : 'contents'],
      message: `the id '${twice}' is there twice: each heading has one of its own`,
    });
  return errors;
}

/** Errors for ids in `optional` that match no section. Such an id would not hide the intended section. */
export function optionalErrors({ optional = [], contents = {} }: FrontMatter): RecordError[] {
  const known = Object.keys(contents);
  return optional
    .filter((id) => !known.includes(id))
    .map((id) => ({ path: ['optional'], message: `'${id}' is not under contents${didYouMean(id, known)}` }));
}

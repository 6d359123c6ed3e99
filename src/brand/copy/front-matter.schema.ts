/** The front matter of a page: the lines between two `---` at its top. */
import * as v from 'valibot';
import { slug } from '../schema/fields.schema.ts';

const DAY = 'expected a day such as 2026-09-07';

/** The regular expression accepts February 31. */
const isDay = (text: string): boolean => new Date(`${text}T00:00:00Z`).toISOString().slice(0, 10) === text;

const updated = v.pipe(
  v.string(),
  v.isoDate(DAY),
  v.rawCheck(({ dataset, addIssue }) => {
    if (dataset.typed && !dataset.issues && !isDay(dataset.value)) addIssue({ message: DAY });
  }),
);

const text = v.pipe(v.string(), v.nonEmpty('expected text'));
const names = v.array(slug, 'expected a list such as [about, faqs]');

const frontMatter = v.strictObject({
  title: text,
  description: text,
  /** In menus, the footer and lists of related pages; default: the title. */
  label: v.optional(text),
  updated,
  /** Names of the pages that are linked beside the text. */
  related: v.optional(names),
  /** Id of each `##` and its label in the list of contents; default: made from the headings. */
  contents: v.optional(v.record(slug, text, 'expected an id and a label for each heading with ##')),
  /** Ids of the `###`, each a question that opens to its answer. */
  questions: v.optional(names),
  /** Ids of the `###`, each a term with its meaning. */
  terms: v.optional(names),
});

/** A home page takes its title and description from the brand record. */
const homeFrontMatter = v.pipe(
  v.strictObject({ updated }),
  v.transform((front) => ({ title: '', description: '', ...front })),
);

export type FrontMatter = v.InferOutput<typeof frontMatter>;

export const parseFrontMatter = (data: unknown) => v.safeParse(frontMatter, data);
export const parseHomeFrontMatter = (data: unknown) => v.safeParse(homeFrontMatter, data);

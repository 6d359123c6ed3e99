/** The front matter of a page: the lines between two `---` at its top. */
import * as v from 'valibot';
import { day, description, slug, text } from '../schema/fields.schema.ts';

const updated = day('2026-09-07');

const MOST_TITLE = 90;
const title = v.pipe(
  text,
  v.maxLength(MOST_TITLE, `expected a title of at most ${MOST_TITLE} characters`),
  v.check(
    (written) => !/[·|–—-]\s*\{brand\.name\}\s*$/.test(written),
    "expected a title without the brand's name at its end: each page adds it",
  ),
);

const names = v.array(slug, 'expected a list such as [about, faqs]');

const frontMatter = v.strictObject({
  title,
  description,
  /** In menus, the footer and lists of related pages; default: the title. */
  label: v.optional(text),
  updated,
  /** Names of the pages that are linked beside the text. */
  related: v.optional(names),
  /** Id of each `##` and its label in the list of contents; default: made from the headings. */
  contents: v.optional(v.record(slug, text, 'expected an id and a label for each heading with ##')),
  /** Ids of the `###` headings that are questions, which open to their answers. */
  questions: v.optional(names),
  /** Ids of the `###` headings that are terms with their meanings. */
  terms: v.optional(names),
});

/** The clauses of the privacy policy: a page whose optional sections are left out on some brands. */
const clausesFrontMatter = v.strictObject({
  ...frontMatter.entries,
  /** Ids of the sections that a brand has only if its record lists them, or it has the feature of that name. */
  optional: v.optional(names),
});

/** A home page takes its title and description from the brand record. */
const homeFrontMatter = v.pipe(
  v.strictObject({ updated }),
  v.transform((front) => ({ title: '', description: '', ...front })),
);

export type FrontMatter = v.InferOutput<typeof clausesFrontMatter>;

const PAGE_KEYS = Object.keys(frontMatter.entries);

/** Front matter by kind of page: its schema, its keys, and the message for a page without it. */
export const FRONT_MATTER = {
  home: {
    parse: (data: unknown) => v.safeParse(homeFrontMatter, data),
    whole: 'a home page',
    keys: ['updated'],
    expected:
      'expected the page to start with its date between two lines of ---, such as updated: 2026-11-22',
  },
  clauses: {
    parse: (data: unknown) => v.safeParse(clausesFrontMatter, data),
    whole: 'the clauses of the privacy policy',
    keys: [...PAGE_KEYS, 'optional'],
    expected: 'expected the clauses to start with title, description and date between two lines of ---',
  },
  page: {
    parse: (data: unknown) => v.safeParse(frontMatter, data),
    whole: 'a page',
    keys: PAGE_KEYS,
    expected: 'expected the page to start with its title, description and date between two lines of ---',
  },
} as const;

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
  /** The page's name in menus, the footer and lists of related pages. Default: the title. */
  label: v.optional(text),
  updated,
  /** Names of related pages, which are linked beside the text. */
  related: v.optional(names),
  /** For each `##` heading, its id and its label in the table of contents. Default: both are derived from the heading. */
  contents: v.optional(v.record(slug, text, 'expected an id and a label for each heading with ##')),
  /** Ids of the `###` headings if they are questions, each of which expands to show its answer. */
  questions: v.optional(names),
  /** Ids of the `###` headings if they are glossary terms. */
  terms: v.optional(names),
});

/** The privacy policy: a page with optional sections, which some brands leave out. */
const clausesFrontMatter = v.strictObject({
  ...frontMatter.entries,
  /** Ids of the optional sections. A brand shows such a section if its record lists the id, or if the brand has the feature of that name. */
  optional: v.optional(names),
});

/** The front matter of a home page. It has no title and description, because these are in the brand record. */
const homeFrontMatter = v.pipe(
  v.strictObject({ updated }),
  v.transform((front) => ({ title: '', description: '', ...front })),
);

export type FrontMatter = v.InferOutput<typeof clausesFrontMatter>;

const PAGE_KEYS = Object.keys(frontMatter.entries);

/** For each kind of page, the front matter's schema and keys, and the error message if the front matter is missing. */
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

/** The front matter of a page: the lines between two `---` at its top. */
import * as v from 'valibot';

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

const frontMatter = v.strictObject({
  title: v.pipe(v.string(), v.nonEmpty('expected text')),
  description: v.pipe(v.string(), v.nonEmpty('expected text')),
  updated,
});

/** A home page takes its title and description from the brand record. */
const homeFrontMatter = v.pipe(
  v.strictObject({ updated }),
  v.transform((front) => ({ title: '', description: '', ...front })),
);

export type FrontMatter = v.InferOutput<typeof frontMatter>;

export const parseFrontMatter = (data: unknown) => v.safeParse(frontMatter, data);
export const parseHomeFrontMatter = (data: unknown) => v.safeParse(homeFrontMatter, data);

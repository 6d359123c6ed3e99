/** The lines between two `---` on top of a page of copy. */
import * as v from 'valibot';

const DAY = 'expected a day such as 2026-09-07';

/** The pattern of a date lets the 31st of February through. */
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

/** The title and description of a home page are the brand's own, from its record. */
const homeFrontMatter = v.pipe(
  v.strictObject({ updated }),
  v.transform((front) => ({ title: '', description: '', ...front })),
);

export type FrontMatter = v.InferOutput<typeof frontMatter>;

export const parseFrontMatter = (data: unknown) => v.safeParse(frontMatter, data);
export const parseHomeFrontMatter = (data: unknown) => v.safeParse(homeFrontMatter, data);

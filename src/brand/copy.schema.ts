/** The lines between two `---` on top of a page of copy. */
import * as v from 'valibot';

const frontMatter = v.strictObject({
  title: v.pipe(v.string(), v.nonEmpty()),
  description: v.pipe(v.string(), v.nonEmpty()),
  updated: v.pipe(v.string(), v.isoDate()),
});

export type FrontMatter = v.InferOutput<typeof frontMatter>;

export const parseFrontMatter = (data: unknown) => v.safeParse(frontMatter, data);

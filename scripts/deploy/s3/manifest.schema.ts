/** Lists the files of a site in a bucket. Stored as an object next to the site's folder. */
import * as v from 'valibot';

const schema = v.object({
  /** Digests of the stored objects by path. Leaves out objects that an unfinished upload may have replaced. */
  objects: v.record(v.string(), v.string()),
  /** Hashed files that the site no longer uses, with the storage's time when they became unused (ISO). */
  retired: v.record(v.string(), v.string()),
});

export type Manifest = v.InferOutput<typeof schema>;

const EMPTY_MANIFEST: Manifest = { objects: {}, retired: {} };

/** An unreadable manifest counts as missing: objects are then compared by their metadata. */
export function parseManifest(text: string | null): Manifest {
  try {
    return text === null ? EMPTY_MANIFEST : v.parse(schema, JSON.parse(text));
  } catch {
    return EMPTY_MANIFEST;
  }
}

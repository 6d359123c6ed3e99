/** Lists the files of a site in a bucket. Stored as an object next to the site's folder. */
import * as v from 'valibot';

const schema = v.object({
  /** Digests of the stored objects by path. Leaves out objects that an unfinished upload may have replaced. */
  objects: v.record(v.string(), v.string()),
  /** For each hashed file that the site no longer uses, when it became unused (ISO, by the storage's clock). */
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

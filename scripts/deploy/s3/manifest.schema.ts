/** What a bucket has of a site, as an object beside the folder of the site. */
import * as v from 'valibot';

const schema = v.object({
  /** Digest by path. An object that is being replaced is not listed. */
  objects: v.record(v.string(), v.string()),
  /** Hashed files that the site no longer has, and since when (ISO time of the storage). */
  retired: v.record(v.string(), v.string()),
});

export type Manifest = v.InferOutput<typeof schema>;

export const EMPTY_MANIFEST: Manifest = { objects: {}, retired: {} };

/** An unreadable manifest is as none: objects are then compared by their metadata. */
export function parseManifest(text: string | null): Manifest {
  try {
    return text === null ? EMPTY_MANIFEST : v.parse(schema, JSON.parse(text));
  } catch {
    return EMPTY_MANIFEST;
  }
}

/** Caches Intl formatters. */

/**
 * Caches a formatter per locale or time zone, because creating one costs more than using it.
 * @param make called once per name
 */
export function cachedFormats<Format>(make: (name: string) => Format): (name: string) => Format {
  const made = new Map<string, Format>();
  return (name) => {
    const format = made.get(name) ?? make(name);
    made.set(name, format);
    return format;
  };
}

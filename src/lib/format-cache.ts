/** Formatters of Intl, kept. */

/**
 * Keeps what is made for each locale, or zone: a list of a hundred amounts would make a hundred formatters, and making
 * one takes longer than all that is asked of it.
 * @param make called once for each name
 */
export function cachedFormats<Format>(make: (name: string) => Format): (name: string) => Format {
  const made = new Map<string, Format>();
  return (name) => {
    const format = made.get(name) ?? make(name);
    made.set(name, format);
    return format;
  };
}

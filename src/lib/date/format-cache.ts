/** Caches an Intl formatter per locale or time zone, because creating a formatter is slow. */
export function cachedFormats<Format>(make: (name: string) => Format): (name: string) => Format {
  const made = new Map<string, Format>();
  return (name) => {
    const format = made.get(name) ?? make(name);
    made.set(name, format);
    return format;
  };
}

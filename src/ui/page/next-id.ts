let count = 0;

/** An id that no other element of the page has: `menu-7`. */
export const nextId = (prefix: string): string => `${prefix}-${(count += 1)}`;

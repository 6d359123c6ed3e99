let count = 0;

/** Returns an element id that is unique in the page, such as `menu-7`. */
export const nextId = (prefix: string): string => `${prefix}-${(count += 1)}`;

let count = 0;

/** An element id that is unique in the page, such as `menu-7`. */
export const nextId = (prefix: string): string => `${prefix}-${(count += 1)}`;

/** Line and column of an index in a text. Both start at 1. */
export const positionAt = (text: string, index: number): { line: number; column: number } => {
  const before = text.slice(0, index);
  return { line: before.split('\n').length, column: index - before.lastIndexOf('\n') };
};

/** Logs an error's name and stack, but not its message, because that could contain member data. */
export function logError({ name, stack }: Error): void {
  const stackLines = stack?.split('\n').filter((line) => line.trim().startsWith('at ')) ?? [];
  console.error(name, stackLines.join('\n'));
}

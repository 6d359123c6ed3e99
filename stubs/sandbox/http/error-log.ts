/** Logs an error's name and stack. Its message is left out: it could contain member data of the request. */
export function logError({ name, stack }: Error): void {
  const stackLines = stack?.split('\n').filter((line) => line.trim().startsWith('at ')) ?? [];
  console.error(name, stackLines.join('\n'));
}

/** Logs an error of a request by its name and where it happened: a message could hold what the request said. */
export function logError({ name, stack }: Error): void {
  const places = stack?.split('\n').filter((line) => line.trim().startsWith('at ')) ?? [];
  console.error(name, places.join('\n'));
}

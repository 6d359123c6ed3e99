type BrowserFunction = (...args: never[]) => unknown;

/**
 * A script that calls `start` in the browser. The functions are embedded as source: they may call each other and use browser
 * globals, but no other outer variable.
 * @param args the arguments of `start`, plain JSON
 */
export function browserScript<Args extends readonly unknown[]>(
  start: (...args: Args) => void,
  functions: readonly BrowserFunction[],
  ...args: Args
): string {
  const source = [...functions, start].map(String).join('\n');
  return `(() => {\n${source}\n${start.name}(${args.map((value) => JSON.stringify(value)).join()});\n})()`;
}

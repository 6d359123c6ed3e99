/** Says the words of the home page in Spanish: they are the brand's own, in a file of the site (decision 074). */

const WAIT_MS = 10_000;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A text or an element of `brand/copy/home-page.ts`. */
function nodeOf(data: unknown): Node {
  if (!Array.isArray(data)) return document.createTextNode(String(data));
  const [name, attributes, ...inside]: unknown[] = data;
  const element = document.createElement(String(name));
  if (isRecord(attributes))
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...inside.map(nodeOf));
  return element;
}

/** Without the file the words stay English, and are marked so. */
export async function sayHomeInSpanish(): Promise<void> {
  const places = [...document.querySelectorAll<HTMLElement>('[data-home]')];
  const file = places[0]?.dataset['home'];
  if (file === undefined) return;
  try {
    const answer = await fetch(file, { signal: AbortSignal.timeout(WAIT_MS) });
    const texts: unknown = answer.ok ? await answer.json() : null;
    if (!Array.isArray(texts)) throw new Error(`no texts at ${file}`);
    for (const [at, place] of places.entries()) {
      const nodes: unknown = texts[at];
      place.replaceChildren(...(Array.isArray(nodes) ? nodes.map(nodeOf) : []));
    }
  } catch {
    for (const place of places) place.lang = 'en';
  }
}

/** The brand's home page texts in Spanish, loaded from a file of the site (docs/decisions/074). */

const TIMEOUT_MS = 10_000;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A DOM node for a text or an element of `brand/copy/home-page.ts`. */
function nodeOf(data: unknown): Node {
  if (!Array.isArray(data)) return document.createTextNode(String(data));
  const [name, attributes, ...children]: unknown[] = data;
  const element = document.createElement(String(name));
  if (isRecord(attributes))
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children.map(nodeOf));
  return element;
}

/** If the file fails to load, the texts stay English and are marked with `lang`. */
export async function translateHome(): Promise<void> {
  const elements = [...document.querySelectorAll<HTMLElement>('[data-home]')];
  const file = elements[0]?.dataset['home'];
  if (file === undefined) return;
  try {
    const response = await fetch(file, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const texts: unknown = response.ok ? await response.json() : null;
    if (!Array.isArray(texts)) throw new Error(`no texts at ${file}`);
    for (const [at, element] of elements.entries()) {
      const nodes: unknown = texts[at];
      element.replaceChildren(...(Array.isArray(nodes) ? nodes.map(nodeOf) : []));
    }
  } catch {
    for (const element of elements) element.lang = 'en';
  }
}

/**
 * The custom element that starts an island. It has only the parts of Astro's `astro-island` that our pages use, so it
 * is a fifth of the size (decisions/publishing#a-small-client-and-island-element). `small-island.ts` compiles it into
 * an inline script.
 */
type Props = Readonly<Record<string, unknown>>;
type Part = Readonly<Record<string, unknown>>;
type Hydrator = (island: Element) => (component: unknown, props: Props, slots: Props, how: Props) => void;
type Directive = (load: () => Promise<() => void>, options: Props, island: Element) => void;

declare const Astro: Readonly<Record<string, Directive>>;

/** Pause before a file that failed to load is requested again. The retry uses another address, because browsers may cache the failure. */
const RETRY_MS = 1000;

/** A prop as Astro serializes it: a value is `[0, value]`, a list is `[1, values]`. */
type Written = readonly [type: number, value: unknown];

const readRecord = (value: unknown): unknown =>
  value && typeof value === 'object'
    ? Object.fromEntries(Object.entries(value).map(([name, written]) => [name, readValue(written)]))
    : value;

const readValue = ([type, value]: Written): unknown =>
  type ? (value as Written[]).map(readValue) : readRecord(value);

const load = (address: string): Promise<Part> =>
  import(/* @vite-ignore */ address).catch(async () => {
    await new Promise((done) => setTimeout(done, RETRY_MS));
    return import(/* @vite-ignore */ `${address}?astro-retry=${Date.now()}`);
  });

class Island extends HTMLElement {
  connectedCallback(): void {
    // The element's children may not be parsed yet.
    if (document.readyState === 'loading')
      document.addEventListener('readystatechange', () => this.start(), { once: true });
    else this.start();
  }

  start(): void {
    const read = (name: string): string => this.getAttribute(name) ?? '';
    const client = read('client');
    const prepare = async (): Promise<() => void> => {
      try {
        const [part, { default: hydrator }] = await Promise.all([
          load(read('component-url')),
          load(read('renderer-url')),
        ]);
        return () => {
          const props = readRecord(JSON.parse(read('props'))) as Props;
          // The hydration directive may have set `client` to change how the island starts.
          (hydrator as Hydrator)(this)(part[read('component-export')], props, {}, { client: read('client') });
          this.removeAttribute('ssr');
        };
      } catch (error) {
        console.error(error);
        this.dispatchEvent(new Event('astro:hydration-error'));
        return () => undefined;
      }
    };
    Astro[client]?.(prepare, {}, this);
  }
}

customElements.define('astro-island', Island);

/** Makes TypeScript treat the file as a module, so that its names are not global. `small-island.ts` removes this line. */
export {};

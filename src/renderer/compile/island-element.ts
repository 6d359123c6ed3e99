/**
 * The element that starts an island: what these pages use of Astro's `astro-island`, which is five times as large
 * (decisions/publishing#a-small-client-and-island-element). `small-island.ts` compiles it into the inline script of pages with islands.
 */
type Props = Readonly<Record<string, unknown>>;
type Part = Readonly<Record<string, unknown>>;
type Hydrator = (island: Element) => (component: unknown, props: Props, slots: Props, how: Props) => void;
type Directive = (load: () => Promise<() => void>, options: Props, island: Element) => void;

declare const Astro: Readonly<Record<string, Directive>>;

/** Pause before a failed file is requested again, at another address because browsers may remember the failure. */
const RETRY_MS = 1000;

/** Astro writes each value as `[0, value]`, and a list as `[1, values]`. */
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
    // The children come after the start tag.
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
          // A directive may have changed how the island starts.
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

/** Makes the file a module, so that its names are not global. `small-island.ts` removes this line. */
export {};

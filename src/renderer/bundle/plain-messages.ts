/**
 * Minimal Headers, Request, Response and crypto for the publish tool (`bundle-tool.ts` injects them). Node's own versions load undici,
 * which takes longer than rendering ten pages. Methods that no page uses are missing, so that calling them throws.
 */
import { createHash } from 'node:crypto';

type HeadersInit = Iterable<readonly [string, string]> | Readonly<Record<string, string>>;

const isIterable = (init: HeadersInit): init is Iterable<readonly [string, string]> =>
  Symbol.iterator in init;

export class PlainHeaders {
  /** Values by header name in lower case. */
  readonly #values = new Map<string, string>();

  constructor(init: HeadersInit = []) {
    for (const [name, value] of isIterable(init) ? init : Object.entries(init)) this.append(name, value);
  }

  get(name: string): string | null {
    return this.#values.get(name.toLowerCase()) ?? null;
  }

  has(name: string): boolean {
    return this.#values.has(name.toLowerCase());
  }

  set(name: string, value: string): void {
    this.#values.set(name.toLowerCase(), value.trim());
  }

  append(name: string, value: string): void {
    const before = this.get(name);
    this.set(name, before === null ? value : `${before}, ${value.trim()}`);
  }

  delete(name: string): void {
    this.#values.delete(name.toLowerCase());
  }

  /** Iterates over the headers, sorted by name. */
  [Symbol.iterator](): IterableIterator<[string, string]> {
    return [...this.#values].sort(([a], [b]) => (a < b ? -1 : 1)).values();
  }
}

export class PlainRequest {
  readonly method = 'GET';
  readonly headers = new PlainHeaders();
  readonly url: string;

  constructor(url: URL) {
    this.url = url.href;
  }
}

interface ResponseInit {
  status?: number;
  statusText?: string;
  headers?: HeadersInit;
}

/** Astro renders error pages as an iterable of parts. */
type Body = string | Uint8Array | AsyncIterable<Uint8Array> | null;

export class PlainResponse {
  readonly body: Body;
  readonly status: number;
  readonly statusText: string;
  readonly headers: PlainHeaders;

  constructor(body: Body = null, { status = 200, statusText = '', headers }: ResponseInit = {}) {
    this.body = body;
    this.status = status;
    this.statusText = statusText;
    this.headers = new PlainHeaders(headers);
  }

  async text(): Promise<string> {
    const { body } = this;
    if (typeof body === 'string') return body;
    const parts: Uint8Array[] = [];
    if (body instanceof Uint8Array) parts.push(body);
    else if (body) for await (const part of body) parts.push(part);
    return new TextDecoder().decode(Buffer.concat(parts));
  }
}

/** Hashes synchronously. Astro hashes each style and script of a page, and Node's web API would start a task in another thread for each. */
export const plainCrypto = {
  subtle: {
    /** Astro calls this for server islands, which no page has. */
    importKey: (): Promise<null> => Promise.resolve(null),
    digest: (_algorithm: 'SHA-256', data: Uint8Array): Promise<Uint8Array> =>
      Promise.resolve(createHash('sha256').update(data).digest()),
  },
};

/** A save that is refused while nobody is signed in (spec 000 §8 '401 on rating-info save while not logged in'). */
import { beforeEach, describe, expect, it, vi } from 'vitest';

/** A storage area, as a window has one. */
function storageArea(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (at) => [...items.keys()][at] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}

const place = { code: 'here', storeId: 10163 };

describe('a 401 while nobody is signed in', () => {
  let area: Storage;
  let answers: number[];
  const network = vi.fn<(request: Request) => Promise<Response>>();

  beforeEach(() => {
    vi.resetModules(); // the session of a page, each time anew
    area = storageArea();
    network.mockReset().mockImplementation(() => {
      const status = answers.shift() ?? 200;
      return Promise.resolve(Response.json(status === 200 ? { ratingInfo: [] } : {}, { status }));
    });
    vi.stubGlobal('fetch', network);
    const { Request: NodeRequest } = globalThis;
    vi.stubGlobal(
      'Request',
      class extends NodeRequest {
        constructor(input: RequestInfo | URL, init?: RequestInit) {
          super(typeof input === 'string' ? new URL(input, 'https://northstar.example') : input, init);
        }
      },
    );
    const location = new URL('https://northstar.example/');
    vi.stubGlobal('window', { sessionStorage: area, localStorage: storageArea(), location });
    vi.stubGlobal('document', {
      cookie: '',
      documentElement: { dataset: { session: 'out' }, style: {} },
      querySelector: () => null,
    });
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    // What an earlier session has left.
    area.setItem('AccessToken', '"left-over"');
  });

  const sent = () => network.mock.calls.map(([request]) => request.headers.get('authorization'));

  it('clears what is left of a session, and tries once more without it', async () => {
    answers = [401];
    const { saveRatingLocation } = await import('./rating-info.ts');
    await saveRatingLocation(place);
    expect(sent()).toEqual(['Bearer left-over', null]);
    expect(area.length).toBe(0);
  });

  it('tries no third time', async () => {
    answers = [401, 401];
    const { saveRatingLocation } = await import('./rating-info.ts');
    await saveRatingLocation(place);
    expect(sent()).toEqual(['Bearer left-over', null]);
  });

  it('is left alone for whoever is signed in', async () => {
    answers = [200, 401];
    const { saveRatingLocation } = await import('./rating-info.ts');
    await saveRatingLocation(place, true);
    expect(sent()).toEqual(['Bearer left-over', 'Bearer left-over']);
  });
});

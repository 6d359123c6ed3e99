/** Rating info calls that are rejected while no user is signed in (spec 000 §8 '401 on rating-info save while not logged in'). */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storageArea } from '../../lib/storage/storage-area.fixture.ts';

const ratingLocation = { code: 'here', storeId: 10163 };

describe('saving a rating location', () => {
  let area: Storage;
  let responses: number[];
  const network = vi.fn<(request: Request) => Promise<Response>>();

  beforeEach(() => {
    vi.resetModules(); // as on a new page
    area = storageArea();
    network.mockReset().mockImplementation(() => {
      const status = responses.shift() ?? 200;
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
    // an earlier session has left its token
    area.setItem('AccessToken', '"left-over"');
  });

  const sent = () => network.mock.calls.map(([request]) => request.headers.get('authorization'));

  const methods = () => network.mock.calls.map(([request]) => request.method);

  it('clears the earlier session and retries without a token if the GET request returns 401', async () => {
    responses = [401];
    const { saveRatingLocation } = await import('./rating-info.ts');
    await saveRatingLocation(ratingLocation);
    expect(methods()).toEqual(['GET', 'GET', 'PUT']);
    expect(sent()).toEqual(['Bearer left-over', null, null]);
    expect(area.length).toBe(0);
  });

  it('clears the earlier session and retries without a token if the PUT request returns 401', async () => {
    responses = [200, 401];
    const { saveRatingLocation } = await import('./rating-info.ts');
    await saveRatingLocation(ratingLocation);
    expect(methods()).toEqual(['GET', 'PUT', 'PUT']);
    expect(sent()).toEqual(['Bearer left-over', 'Bearer left-over', null]);
    expect(area.length).toBe(0);
  });

  it('is not retried after a second 401', async () => {
    responses = [401, 401];
    const { saveRatingLocation } = await import('./rating-info.ts');
    await saveRatingLocation(ratingLocation);
    expect(sent()).toEqual(['Bearer left-over', null]);
  });

  it('is not retried if a member is signed in', async () => {
    responses = [200, 401];
    const { saveRatingLocation } = await import('./rating-info.ts');
    await saveRatingLocation(ratingLocation, true);
    expect(sent()).toEqual(['Bearer left-over', 'Bearer left-over']);
  });
});

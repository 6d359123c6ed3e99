import { describe, expect, it } from 'vitest';
import { MEDIA_FOLDER } from '../../../src/features/education/education-paths.ts';
import { openSandbox } from '../sandbox.fixture.ts';

const { app } = openSandbox();
const media = (name: string, headers: Record<string, string> = {}) =>
  app.request(`http://mincr.localhost${MEDIA_FOLDER}${name}`, { headers });
const bytes = async (response: Response) => new Uint8Array(await response.arrayBuffer());

describe('the educational video', () => {
  it('is a WebM file under 200 kB, and needs no token', async () => {
    const response = await media('managing-claims.webm');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'video/webm']);
    const file = await bytes(response);
    expect([...file.slice(0, 4)]).toEqual([0x1a, 0x45, 0xdf, 0xa3]);
    expect(file.length).toBeLessThan(200_000);
  });

  it('can be requested in ranges, so that a player can seek', async () => {
    const whole = await bytes(await media('managing-claims.webm'));
    const part = await media('managing-claims.webm', { Range: 'bytes=1000-1999' });
    expect([part.status, part.headers.get('content-range')]).toEqual([
      206,
      `bytes 1000-1999/${whole.length}`,
    ]);
    expect(await bytes(part)).toEqual(whole.slice(1000, 2000));
    const beyond = await media('managing-claims.webm', { Range: `bytes=${whole.length}-` });
    expect(beyond.status).toBe(416);
  });

  it('has captions in English and Spanish with the same times', async () => {
    const [english, spanish] = await Promise.all(
      ['en', 'es'].map(async (code) => (await media(`managing-claims.${code}.vtt`)).text()),
    );
    const times = (captions = '') => captions.match(/^\d.* --> .*$/gm);
    expect(english).toMatch(/^WEBVTT\n/);
    expect(times(english)).toHaveLength(6);
    expect(times(spanish)).toEqual(times(english));
  });
});

it.each(['unknown.webm', '..%2Feducation.routes.ts', 'how-to-read-an-explanation-of-benefits.pdf'])(
  'the media path returns 404 for %s',
  async (name) => expect((await media(name)).status).toBe(404),
);

import { describe, expect, it } from 'vitest';
import { clientOf, withClientSecret } from './client-secret.ts';

const CLIENT = { id: 'me', secret: 'hush' };
const asked = (path: string, body?: Record<string, string>): Request =>
  new Request(`http://one.localhost${path}`, {
    headers: { Authorization: 'Bearer x' },
    ...(body ? { method: 'POST', body: new URLSearchParams(body) } : {}),
  });
const sent = async (...args: Parameters<typeof asked>) => {
  const request = await withClientSecret(asked(...args), CLIENT);
  return { authorization: request.headers.get('Authorization'), form: await request.text() };
};

describe('the client secret that the server in front adds', () => {
  it.each(['/api/oauth/tokens', '/api/oauth/tokens/revoke', '/api/oauth/tokens?a=b'])(
    '%s gets it',
    async (path) => {
      expect(await sent(path, { a: 'b' })).toEqual({ authorization: 'Basic bWU6aHVzaA==', form: 'a=b' });
    },
  );

  it.each(['/api/oauth/tokensX', '/rbsmbl/x-services/userauth/v1/tokens', '/api/oauth'])(
    '%s does not',
    async (path) => {
      expect(await sent(path)).toEqual({ authorization: 'Bearer x', form: '' });
    },
  );

  it('the refresh grant has it in its form too, whatever a browser wrote there', async () => {
    const body = { grant_type: 'refresh_token', client_id: 'guess', client_secret: 'guess' };
    expect((await sent('/api/oauth/tokens', body)).form).toBe(
      'grant_type=refresh_token&client_id=me&client_secret=hush',
    );
  });

  it('other services get one only where the environment names it', async () => {
    expect(clientOf({})).toBeNull();
    expect(clientOf({ OAUTH_CLIENT_ID: 'me' })).toBeNull();
    expect(clientOf({ OAUTH_CLIENT_ID: 'me', OAUTH_CLIENT_SECRET: 'hush' })).toEqual(CLIENT);
    const request = await withClientSecret(asked('/api/oauth/tokens', { a: 'b' }), null);
    expect(request.headers.get('Authorization')).toBe('Bearer x');
  });
});

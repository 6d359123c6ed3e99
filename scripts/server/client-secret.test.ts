import { describe, expect, it } from 'vitest';
import { addClientSecret } from './client-secret.ts';

const CLIENT = { id: 'me', secret: 'hush' };
const asked = (path: string): string | null => {
  const request = new Request(`http://one.localhost${path}`, { headers: { Authorization: 'Bearer x' } });
  addClientSecret(request, CLIENT);
  return request.headers.get('Authorization');
};

describe('the client secret that the server in front adds', () => {
  it.each(['/api/oauth/tokens', '/api/oauth/tokens/revoke', '/api/oauth/tokens?a=b'])(
    '%s gets it',
    (path) => {
      expect(asked(path)).toBe('Basic bWU6aHVzaA==');
    },
  );

  it.each(['/api/oauth/tokensX', '/rbsmbl/x-services/userauth/v1/tokens', '/api/oauth'])(
    '%s does not',
    (path) => {
      expect(asked(path)).toBe('Bearer x');
    },
  );
});

import { describe, expect, it } from 'vitest';
import { readSettings } from './server-settings.ts';

const NONE = { scheme: null, port: null, proxy: null };
const ORIGIN = 'https://services.example';
const CLIENT = { OAUTH_CLIENT_ID: 'me', OAUTH_CLIENT_SECRET: 'hush' };

describe('readSettings()', () => {
  it.each<[string, Record<string, string>, ReturnType<typeof readSettings>]>([
    ['no variables', {}, { services: null, ...NONE }],
    ['empty variables', { SERVICES_ORIGIN: '', OAUTH_CLIENT_ID: '' }, { services: null, ...NONE }],
    [
      'a web server in front',
      { SITE_SCHEME: 'https', SITE_PORT: '8443', TRUSTED_PROXY: '127.0.0.1' },
      { services: null, scheme: 'https', port: 8443, proxy: '127.0.0.1' },
    ],
    [
      'an origin, a client and a scheme',
      { SERVICES_ORIGIN: ORIGIN, ...CLIENT, SERVICES_TIMEOUT_MS: '700', SITE_SCHEME: 'https' },
      {
        services: { origin: ORIGIN, client: { id: 'me', secret: 'hush' }, timeoutMs: 700 },
        ...NONE,
        scheme: 'https',
      },
    ],
  ])('accepts %s', (_what, environment, settings) => {
    expect(readSettings(environment)).toEqual(settings);
  });

  it.each([
    ORIGIN,
    `${ORIGIN}/`,
    'HTTPS://Services.example',
    'https://services.example:443',
    'https://services.example:8443',
    'https://münchen.example',
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'http://127.1.2.3',
    'http://[::1]:3000',
  ])('accepts the origin %s', (origin) => {
    expect(readSettings({ SERVICES_ORIGIN: origin }).services?.origin).toBe(new URL(origin).origin);
  });

  it.each<[string, Record<string, string>]>([
    ['is not an http or https address', { SERVICES_ORIGIN: 'services.example' }],
    ['is not an http or https address', { SERVICES_ORIGIN: ' ' }],
    ['is not an http or https address', { SERVICES_ORIGIN: 'file:///etc' }],
    ['is not an http or https address', { SERVICES_ORIGIN: `${ORIGIN}\n` }],
    ['without a path', { SERVICES_ORIGIN: `${ORIGIN}/api` }],
    ['without a path', { SERVICES_ORIGIN: `${ORIGIN}/api/..` }],
    ['without a path', { SERVICES_ORIGIN: `${ORIGIN}?a` }],
    ['without a path', { SERVICES_ORIGIN: `${ORIGIN}#` }],
    ['without a path', { SERVICES_ORIGIN: 'https://user:pw@services.example' }],
    ['without a path', { SERVICES_ORIGIN: 'https://@services.example' }],
    ['without a path', { SERVICES_ORIGIN: `${ORIGIN}\\api\\..` }],
    ['must be https', { SERVICES_ORIGIN: 'http://services.example' }],
    ['must be https', { SERVICES_ORIGIN: 'http://10.0.0.1' }],
    ['must be https', { SERVICES_ORIGIN: 'http://127.0.0.1.evil.example' }],
    ['must be https', { SERVICES_ORIGIN: 'http://localhost.evil.example' }],
    ['without OAUTH_CLIENT_SECRET', { SERVICES_ORIGIN: ORIGIN, OAUTH_CLIENT_ID: 'me' }],
    ['without OAUTH_CLIENT_ID', { SERVICES_ORIGIN: ORIGIN, OAUTH_CLIENT_SECRET: 'hush' }],
    ['without SERVICES_ORIGIN', CLIENT],
    ['must be a number', { SERVICES_ORIGIN: ORIGIN, SERVICES_TIMEOUT_MS: 'soon' }],
    ['must be http or https', { SITE_SCHEME: 'ftp' }],
    ['must be a port', { SITE_PORT: '0' }],
    ['must be a port', { SITE_PORT: '65536' }],
    ['must be the IP address', { TRUSTED_PROXY: 'proxy.example' }],
  ])('throws an error with the words "%s" for %j', (words, environment) => {
    expect(() => readSettings(environment)).toThrow(words);
  });
});

import { describe, expect, it } from 'vitest';
import { afterSignOut } from './sign-out.rules.ts';

const info = (nextAction: string, redirectionUrl = '') => ({ nextAction, redirectionUrl });

describe('afterSignOut (000 §4)', () => {
  it.each([
    ['closes the window after stopSimulation', info('stopSimulation', '/elsewhere'), { kind: 'close' }],
    [
      'leads to the brand’s target after a redirect without an address',
      info('redirect'),
      { kind: 'leave', to: ['/chain'] },
    ],
    [
      'tries the service’s address before the brand’s target after a redirect',
      info('redirect', 'https://sso.example/out'),
      { kind: 'leave', to: ['https://sso.example/out', '/chain'] },
    ],
    ['returns "unknown" for an unknown action', info('somethingElse', '/elsewhere'), { kind: 'unknown' }],
    ['returns "unknown" if the response has no action', info(''), { kind: 'unknown' }],
    ['leads to the brand’s target if the services are unreachable', null, { kind: 'leave', to: ['/chain'] }],
  ])('%s', (_, response, after) => {
    expect(afterSignOut(response, '/chain')).toEqual(after);
  });
});

import { describe, expect, it } from 'vitest';
import { afterSignOut } from './sign-out.rules.ts';

const info = (nextAction: string, redirectionUrl = '') => ({ nextAction, redirectionUrl });

describe('what follows a sign-out (000 §4)', () => {
  it.each([
    ['stopSimulation closes the window', info('stopSimulation', '/elsewhere'), { kind: 'close' }],
    ['redirect leaves for the brand’s chain', info('redirect'), { kind: 'leave', to: ['/chain'] }],
    [
      'redirect tries the service’s address first',
      info('redirect', 'https://sso.example/out'),
      { kind: 'leave', to: ['https://sso.example/out', '/chain'] },
    ],
    ['an unknown action', info('somethingElse', '/elsewhere'), { kind: 'unknown' }],
    ['no action', info(''), { kind: 'unknown' }],
    ['unreachable services', null, { kind: 'leave', to: ['/chain'] }],
  ])('%s', (_, response, after) => {
    expect(afterSignOut(response, '/chain')).toEqual(after);
  });
});

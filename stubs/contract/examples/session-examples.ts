import { memberInfo, volatileMemberInfo } from '../../../src/profile/profile.schema.ts';
import { userLogin, userLogout } from '../../../src/session/sign-in/sign-in.schema.ts';
import { PASSWORD } from '../../people/person.ts';
import { example, producerExample } from '../example.ts';

export const sessionExamples = [
  example(userLogin, null, () => ({ payload: { logonId: 'maria', password: PASSWORD, brand: 'mincr' } })),
  producerExample(userLogin, () => ({
    payload: { logonId: 'gwen', password: PASSWORD, brand: 'mincr' },
  })),
  example(userLogout, 'maria', () => ({})),
  example(memberInfo, 'maria', () => ({})),
  example(volatileMemberInfo, 'maria', () => ({})),
];

import { fence } from './rule.ts';

export default { meta: { name: 'house' }, rules: { fence } };

import { send } from '../../lib/http.ts';
import type { StrengthRule } from '../../lib/password-strength.rules.ts';
import { securityQuestions, securityStrength, type STRENGTH_FUNCTIONS } from './security.schema.ts';

type StrengthFunction = (typeof STRENGTH_FUNCTIONS)[number];

/** The service's rule for a new password (spec 000 §7 'security strength rule by function'). @throws ServiceError */
export const fetchStrength = (forFunction: StrengthFunction): Promise<StrengthRule> =>
  send(securityStrength, { query: { function: forFunction } });

/** The security questions to choose from (spec 000 §7 'securityQuestions'). @throws ServiceError */
export const fetchQuestions = (): Promise<{ id: string; question: string }[]> => send(securityQuestions, {});

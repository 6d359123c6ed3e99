/** Every example, one or more for each call of the contract. */
import { claimsExamples } from './examples/claims.ts';
import { messagesExamples } from './examples/messages.ts';
import { sessionExamples } from './examples/session.ts';
import type { Example } from './example.ts';

export const EXAMPLES: readonly Example[] = [...sessionExamples, ...claimsExamples, ...messagesExamples];

/** A question for names without an account, and for people without a question: the call does not reveal them. */
import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import type { SandboxServices } from '../context.ts';
import { QUESTIONS } from './security-questions.ts';

const KIND = 'placeholder-question';
const SECRET_BYTES = 32;

/** Random, or anyone could compute which question stands for an unknown name. */
function secretOf({ state, random }: SandboxServices): string {
  state.add('', KIND, 'secret', random(SECRET_BYTES).toString('base64url'));
  return state.get('', KIND, 'secret', v.string()) ?? '';
}

/** Always the same for a name. */
export function placeholderQuestion(services: SandboxServices, logonId: string): string {
  const hash = createHmac('sha256', secretOf(services)).update(logonId.trim().toUpperCase()).digest();
  return QUESTIONS[hash.readUInt32BE() % QUESTIONS.length]?.question ?? QUESTIONS[0].question;
}

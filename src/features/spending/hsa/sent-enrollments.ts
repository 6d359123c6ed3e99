/** HSA enrollments that this session has sent, for a reload of the page (decision 217). */
import { savedForSession, saveForSession } from '../../../session/storage/session-scoped-values.ts';

const KEY = 'hsaEnrollments';

export interface SentEnrollment {
  /** False while the response is missing. */
  isDone: boolean;
  confirmation: string | null;
}

const isSent = (value: unknown): value is SentEnrollment =>
  typeof value === 'object' &&
  value !== null &&
  'isDone' in value &&
  typeof value.isDone === 'boolean' &&
  'confirmation' in value &&
  (value.confirmation === null || typeof value.confirmation === 'string');

function all(): Record<string, unknown> {
  const saved = savedForSession(KEY);
  return typeof saved === 'object' && saved !== null ? { ...saved } : {};
}

export function sentEnrollment(clientNumber: string): SentEnrollment | null {
  const saved = all()[clientNumber];
  return isSent(saved) ? saved : null;
}

/** Full storage must not turn an enrollment that was answered into a failed one: then only this page knows of it. */
function save(sent: Record<string, unknown>): void {
  try {
    saveForSession(KEY, sent);
  } catch {
    console.error('the enrollment could not be noted for a reload');
  }
}

/** Before it is sent, so that a reload during the request finds it. */
export const saveSent = (clientNumber: string, sent: SentEnrollment): void =>
  save({ ...all(), [clientNumber]: sent });

export function forgetSent(clientNumber: string): void {
  const { [clientNumber]: _gone, ...others } = all();
  save(others);
}

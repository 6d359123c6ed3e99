/** The file that the login page names and `boot.ts` imports: the chunk of its code has no readable names. */
import { sendEarlyReads } from './send-early-reads.ts';

export const startEarlyReads = (): Promise<void> => sendEarlyReads();

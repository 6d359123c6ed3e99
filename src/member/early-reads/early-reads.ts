/** The file that the login page names and `boot.ts` imports, because the chunk with the code has no readable name. */
import { sendEarlyReads } from './send-early-reads.ts';

export const startEarlyReads = (): Promise<void> => sendEarlyReads();

/** An entry with a fixed file name, which the login page links and `boot.ts` imports. The chunk with the code has a hashed name. */
import { sendEarlyReads } from './send-early-reads.ts';

export const startEarlyReads = (): Promise<void> => sendEarlyReads();

/** An entry point with a fixed file name, which `boot.ts` can import. The chunk with the code itself has a hashed name. */
import { sendEarlyReads } from './send-early-reads.ts';

export const startEarlyReads = (): Promise<void> => sendEarlyReads();

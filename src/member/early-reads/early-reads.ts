/** An entry point with a fixed file name, which `boot.ts` can import. It imports the chunk with the code, whose name is hashed. */
import { sendEarlyReads } from './send-early-reads.ts';

export const startEarlyReads = (): Promise<void> => sendEarlyReads();

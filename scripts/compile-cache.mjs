/**
 * For `node --import`: Node keeps what it has parsed of this project, and what it made of TypeScript, in .cache/compile.
 * Before the first module, so that a process which finds everything there never loads what reads TypeScript: that alone
 * is 25 MB. Plain JavaScript for the same reason.
 */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

enableCompileCache(join(import.meta.dirname, '../.cache/compile'));

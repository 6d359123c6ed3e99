/** Runs setup commands without input, with a time limit, and captures their output. */
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const MINUTE_MS = 60_000;
const MAX_LINES = 30;

/** PATH without node_modules/.bin, which npm puts first: `npm ci` deletes the Node in that folder while it runs. */
const outsidePath = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes(join('node_modules', '.bin')) && !folder.includes('node-gyp-bin'))
    .join(delimiter);

/**
 * Runs a command. Never rejects. At the time limit, kills the command with all its child processes.
 * @param {string} command
 * @param {string[]} args
 * @param {number} limitMs
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function run(command, args, limitMs) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PATH: outsidePath() },
    });
    let output = '';
    const stop = () => {
      try {
        process.kill(-child.pid, 'SIGKILL');
      } catch {
        // The process has already exited.
      }
    };
    const interrupted = () => {
      stop();
      process.exit(130);
    };
    const limit = setTimeout(() => {
      output += `\nstopped: not done after ${limitMs / MINUTE_MS} min`;
      stop();
    }, limitMs);
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (output += data));
    process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
    const done = (code) => {
      clearTimeout(limit);
      process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
      resolve({ ok: code === 0, output: output.trim() });
    };
    child.on('error', (error) => {
      output += error.message;
      done(1);
    });
    child.on('close', done);
  });
}

/** Keeps the first lines: npm prints the cause first and then its help. */
export const shortened = (output) => output.split('\n').slice(0, MAX_LINES).join('\n').trim();

/**
 * Prints an error and exits.
 * @param {string} text what is wrong and what to do
 * @param {string} [output] output of the failed command
 */
export function fail(text, output = '') {
  console.error(`${shortened(output)}\n${text}`.trim());
  process.exit(1);
}

/** Adds stub mode to pages as they are served or copied; no published file has any of it (decision 011). */
import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { FOLDER } from '../../stubs/mode/answer-file.ts';

/** The canned answers, in a site under `/stubs/`. */
export const ANSWERS = resolve(import.meta.dirname, '../../stubs/answers');
/** Address of the script that puts a page into the mode. */
export const SCRIPT = `${FOLDER}/mode.js`;

export const HEAD = '<head>';
/** The script comes first in the head: nothing of the portal has run by then. */
export const HEAD_WITH_SCRIPT = `${HEAD}<script src="${SCRIPT}"></script>`;

export const withScript = (html: string): string => html.replace(HEAD, HEAD_WITH_SCRIPT);

const LIMIT_MS = 60_000;
let bundled: Promise<string> | undefined;

async function bundle(): Promise<string> {
  const file = join(import.meta.dirname, 'bundle.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [file], { timeout: LIMIT_MS });
  return stdout;
}

/** The script, made once by a process of its own: the bundler's memory is not the server's. */
export function modeScript(): Promise<string> {
  bundled ??= bundle().catch((error: unknown) => {
    bundled = undefined;
    throw error;
  });
  return bundled;
}

/**
 * Cookie of a browser that has asked for the mode: its pages get the script, which knows whether the tab is in the mode.
 * All other pages are served as they are published.
 */
const COOKIE = 'stub-pages';
export const SET_COOKIE = `${COOKIE}=1; Path=/; HttpOnly; SameSite=Lax`;

/** Whether an address enters or leaves the mode. @param search with its `?` */
export const namesMode = (search: string): boolean => /[?&]stubs=(?:true|false)(?:&|$)/.test(search);

/** Whether a page gets the script. @param cookies the Cookie header */
export const wantsScript = (search: string, cookies: string): boolean =>
  namesMode(search) || cookies.split('; ').includes(`${COOKIE}=1`);

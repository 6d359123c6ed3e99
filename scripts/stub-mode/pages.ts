/** Adds stub mode to pages when they are served or copied; published files do not have it (decisions/services#stub-mode-is-never-published). */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { FOLDER } from '../../stubs/mode/canned-file.ts';

export const SCRIPT = `${FOLDER}/mode.js`;

export const HEAD = '<head>';
/** First in the head, before any code of the portal runs. */
export const HEAD_WITH_SCRIPT = `${HEAD}<script src="${SCRIPT}"></script>`;

export const withScript = (html: string): string => html.replace(HEAD, HEAD_WITH_SCRIPT);

const LIMIT_MS = 60_000;
let bundled: Promise<string> | undefined;

async function bundle(): Promise<string> {
  const file = join(import.meta.dirname, 'bundle.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [file], { timeout: LIMIT_MS });
  return stdout;
}

/** Bundled once in a process of its own, so that the server does not keep the bundler's memory. */
export function modeScript(): Promise<string> {
  bundled ??= bundle().catch((error: unknown) => {
    bundled = undefined;
    throw error;
  });
  return bundled;
}

/**
 * Set in a browser that has opened stub mode: its pages get the script, which checks whether this browser tab is in
 * stub mode. Other pages are served as published.
 */
const COOKIE = 'stub-pages';
export const SET_COOKIE = `${COOKIE}=1; Path=/; HttpOnly; SameSite=Lax`;

/** Whether a query enters or leaves stub mode. @param search with its `?` */
export const namesMode = (search: string): boolean => /[?&]stubs=(?:true|false)(?:&|$)/.test(search);

/** Whether a page gets the script. @param cookies the Cookie header */
export const wantsScript = (search: string, cookies: string): boolean =>
  namesMode(search) || cookies.split('; ').includes(`${COOKIE}=1`);

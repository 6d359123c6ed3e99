/** Adds stub mode to pages when they are served or copied. Published files do not contain it (decisions/services#stub-mode-is-never-published). */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { FOLDER } from '../../stubs/mode/canned-file.ts';

export const SCRIPT = `${FOLDER}/mode.js`;

export const HEAD = '<head>';
/** The script comes first in the head, so that it runs before the portal's code. */
export const HEAD_WITH_SCRIPT = `${HEAD}<script src="${SCRIPT}"></script>`;

export const withScript = (html: string): string => html.replace(HEAD, HEAD_WITH_SCRIPT);

const LIMIT_MS = 60_000;
let bundled: Promise<string> | undefined;

async function bundle(): Promise<string> {
  const file = join(import.meta.dirname, 'bundle.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [file], { timeout: LIMIT_MS });
  return stdout;
}

/** Bundles the script once, in a separate process, so that the server does not keep the bundler's memory. */
export function modeScript(): Promise<string> {
  bundled ??= bundle().catch((error: unknown) => {
    bundled = undefined;
    throw error;
  });
  return bundled;
}

/**
 * Cookie of a browser that has opened stub mode. Such a browser gets pages with the script, which checks whether this
 * browser tab is in stub mode. Other browsers get pages as published.
 */
const COOKIE = 'stub-pages';
export const SET_COOKIE = `${COOKIE}=1; Path=/; HttpOnly; SameSite=Lax`;

/** Whether a query sets stub mode, with `stubs=true` or `stubs=false`. @param search query with its `?` */
export const namesMode = (search: string): boolean => /[?&]stubs=(?:true|false)(?:&|$)/.test(search);

/** Whether a page gets the stub mode script. @param cookies value of the Cookie header */
export const wantsScript = (search: string, cookies: string): boolean =>
  namesMode(search) || cookies.split('; ').includes(`${COOKIE}=1`);

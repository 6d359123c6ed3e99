/** Stub mode in `npm run dev`: the canned answers, and the script in a page while Astro writes it. */
import { Hono } from 'hono';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { FOLDER } from '../../stubs/mode/answer-file.ts';
import { HEAD, HEAD_WITH_SCRIPT, namesMode, SET_COOKIE, wantsScript } from '../stub-mode/pages.ts';
import { addStubFiles } from './stub-pages.ts';

export const isStubFile = (path: string): boolean => path.startsWith(`${FOLDER}/`);

/** Answers under `/stubs/`. */
export function stubFiles(): Hono {
  const app = new Hono();
  addStubFiles(app);
  return app;
}

/** A part of a page; the start of the head gets the script. */
function scripted(chunk: unknown): Buffer {
  const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : Buffer.from(chunk as Uint8Array);
  const at = bytes.indexOf(HEAD);
  if (at < 0) return bytes;
  return Buffer.concat([
    bytes.subarray(0, at),
    Buffer.from(HEAD_WITH_SCRIPT),
    bytes.subarray(at + HEAD.length),
  ]);
}

/** Adds the script to the page that is about to be written, where the browser asks for it. */
export function scriptPage({ headers, url = '/' }: IncomingMessage, response: ServerResponse): void {
  const { search } = new URL(url, 'http://localhost');
  if (!headers.accept?.includes('text/html') || !wantsScript(search, headers.cookie ?? '')) return;
  if (namesMode(search)) response.setHeader('Set-Cookie', SET_COOKIE);
  const write = response.write.bind(response);
  response.write = (chunk: unknown) => write(scripted(chunk));
}

/** Stub mode in `npm run dev`: canned responses, and the script injected into pages while Astro writes them. */
import { Hono } from 'hono';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { FOLDER } from '../../stubs/mode/answer-file.ts';
import { HEAD, HEAD_WITH_SCRIPT, namesMode, SET_COOKIE, wantsScript } from '../stub-mode/pages.ts';
import { addStubFiles } from './stub-pages.ts';

export const isStubFile = (path: string): boolean => path.startsWith(`${FOLDER}/`);

export function stubFiles(): Hono {
  const app = new Hono();
  addStubFiles(app);
  return app;
}

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

/** Injects the script into the page if the browser is in stub mode. */
export function scriptPage({ headers, url = '/' }: IncomingMessage, response: ServerResponse): void {
  const { search } = new URL(url, 'http://localhost');
  if (!headers.accept?.includes('text/html') || !wantsScript(search, headers.cookie ?? '')) return;
  if (namesMode(search)) response.setHeader('Set-Cookie', SET_COOKIE);
  const write = response.write.bind(response);
  response.write = (chunk: unknown) => write(scripted(chunk));
}

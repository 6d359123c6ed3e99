/** Errors of the server itself, on no site. */
import { refuse } from '../../stubs/sandbox/http/requests.ts';

export const ERROR_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin', // the directory's forms must name their origin (decisions/services#cross-site-calls-are-refused)
};

/** A request for no site, or with a line that could be read in two ways. */
export function refuseLine(status: number, code: string): Response {
  const response = refuse(status, code);
  for (const [name, value] of Object.entries(ERROR_HEADERS)) response.headers.set(name, value);
  return response;
}

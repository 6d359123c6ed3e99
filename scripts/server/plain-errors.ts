/** Error responses of the server itself, outside any site. */
import { refuse } from '../../stubs/sandbox/http/requests.ts';

export const ERROR_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin', // the directory's forms must send their origin (decisions/services#cross-site-calls-are-refused)
};

/** The response to a request that names no site or has an ambiguous request line. */
export function refuseLine(status: number, code: string): Response {
  const response = refuse(status, code);
  for (const [name, value] of Object.entries(ERROR_HEADERS)) response.headers.set(name, value);
  return response;
}

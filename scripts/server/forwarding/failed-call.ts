/** The error response to a call for which the services returned no valid response. */
import { refuse } from '../../../stubs/sandbox/http/requests.ts';

/**
 * Header for the log of the web server in front of this one. That web server removes the header before visitors get the
 * response (decisions/services#what-the-logs-contain).
 */
export const ERROR_CODE_HEADER = 'X-Error-Code';

export function failedCall(status: number, code: string): Response {
  const response = refuse(status, code);
  response.headers.set(ERROR_CODE_HEADER, code);
  return response;
}

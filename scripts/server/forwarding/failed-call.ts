/** A call that got no response of the services. */
import { refuse } from '../../../stubs/sandbox/http/requests.ts';

/** For the log of the web server in front, which keeps it from visitors (decisions/services#what-the-logs-contain). */
export const ERROR_CODE_HEADER = 'X-Error-Code';

export function failedCall(status: number, code: string): Response {
  const response = refuse(status, code);
  response.headers.set(ERROR_CODE_HEADER, code);
  return response;
}

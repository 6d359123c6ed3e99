/** The messages for HTTP statuses, quoted from spec 000 §8 'HTTP statuses'. */
import { translator } from '../text/i18n.ts';

export const texts = {
  '200': 'Unexpected error (200 is a successful XHR request but something else went wrong...)',
  '400': 'Bad data.',
  '401': 'User unauthenticated.',
  '403': 'Authorization failed.',
  '404': 'The requested page was not found',
  '407': 'You need to authenticate with a proxy.',
  '409':
    'Your access to the portal is not accessible. If you wish to gain access or have any questions, please reach out to your agency.',
  '500': 'The server reported an error.',
} as const;

export const t = translator('failure', texts);

/** Ends this browser's session after the service has ended all sessions of the user (decisions/session#signing-out-everywhere). */
import '../session.store.ts'; // adds the bearer token to requests
import { dispatch } from '../session-machine.ts';
import { SIGNED_OUT_PAGE } from './sign-out.rules.ts';

/** The signed-out page with the text that the user's other sessions have ended too. */
const EVERYWHERE_PAGE = `${SIGNED_OUT_PAGE}#everywhere`;

/** Clears the session in every tab and opens the signed-out page. Does not notify the services, because they ended the session. */
export const leaveAfterEverywhere = (): void =>
  dispatch({ type: 'session-ended', to: EVERYWHERE_PAGE, skipNotice: true });

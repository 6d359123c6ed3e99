/** The end of this browser's session after the service has ended all of the user's (decisions/session#signing-out-everywhere). */
import '../session.store.ts'; // wires the bearer token into the request wrapper
import { dispatch } from '../session-machine.ts';
import { SIGNED_OUT_PAGE } from './sign-out.rules.ts';

/** The signed-out page that says that the other sign-ins were ended too. */
const EVERYWHERE_PAGE = `${SIGNED_OUT_PAGE}#everywhere`;

/** Clears every tab of this browser and leaves. Does not notify the services, which ended the session. */
export const leaveAfterEverywhere = (): void =>
  dispatch({ type: 'session-ended', to: EVERYWHERE_PAGE, skipNotice: true });

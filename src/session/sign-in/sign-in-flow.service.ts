/** The brand's sign-in flow (decisions/sign-in#four-flows-one-result). Most brands use the newer flow. The code of the other flows loads on demand. */
import { ServiceError } from '../../lib/remote/failure.ts';
import { send } from '../../lib/http/http.ts';
import { newReference } from '../../lib/http/reference-code.ts';
import type { FlowName, SignInFlow } from './sign-in-flow.types.ts';
import { userLogin } from './sign-in.schema.ts';

const newer: SignInFlow = ({ logonId, password, brand }) =>
  send(userLogin, { payload: { logonId, password, brand } });

/** Loads the code of the other flows. @throws ServiceError 'offline' if it does not load */
const loadOtherFlows = () =>
  import('./sign-in-flows.service.ts').catch((cause: unknown) => {
    throw new ServiceError({ kind: 'offline', reference: newReference() }, { cause });
  });

export const signInFlow = (flow: FlowName): SignInFlow =>
  flow === 'newer' ? newer : async (credentials) => (await loadOtherFlows()).otherFlows[flow](credentials);

/** Prefetches the code of a flow. Ignores a failure, because the sign-in loads the code again and reports it. */
export function prefetchFlow(flow: FlowName): void {
  if (flow !== 'newer') loadOtherFlows().catch(() => {});
}

import { send } from '../../lib/http.ts';
import { serverInfo } from '../../session/services/app-config.schema.ts';
import {
  consumerProfile,
  register,
  registrationCoverage,
  type Consumer,
  type ConsumerQuery,
  type NewSignIn,
  type Registered,
  type RegisteredCoverage,
} from './register.schema.ts';

const CLOCK_TIMEOUT_MS = 3000;

/** @throws ServiceError */
export const findConsumer = (query: ConsumerQuery): Promise<Consumer> =>
  send(consumerProfile, { payload: query });

/** @throws ServiceError */
export const fetchCoverage = (consumerId: string): Promise<RegisteredCoverage> =>
  send(registrationCoverage, { payload: { consumerId } });

/** Repeating a request registers once. @throws ServiceError */
export const createSignIn = (signIn: NewSignIn): Promise<Registered> => send(register, { payload: signIn });

/** The service's clock, in milliseconds since 1970. @throws ServiceError */
export const fetchServerTime = async (): Promise<number> =>
  (await send(serverInfo, {}, { signal: AbortSignal.timeout(CLOCK_TIMEOUT_MS) })).now;

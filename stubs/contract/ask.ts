/** Sends requests to a sandbox in the same form as the portal's request wrapper, but without a network. */
import type { Call } from '../../src/lib/http/call.schema.ts';
import { addressOf, bodyOf, type AnyInput } from '../../src/lib/http/request.ts';
import { memberOf, type Member } from '../people/member-of.ts';
import { PEOPLE } from '../people/people.ts';
import type { Person } from '../people/person.ts';
import { CLIENT } from '../sandbox/http/caller.middleware.ts';
import type { Sandbox } from '../sandbox/app.ts';
import type { Example, ExampleContext } from './example.ts';

const BRAND = 'mincr';
/** Origin of the sandbox, and the value of the `Origin` header in requests. */
const ORIGIN = 'http://localhost';

const basic = (name: string, password: string): string =>
  `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`;

interface ContractClient {
  /** Starts a session for a person without a sign-in call. @returns the new token */
  tokenOf(id: string, brand?: string): string;
  /** Sends a call. @param token the caller's token; null to send none */
  request(call: Call, input: AnyInput, token: string | null): Promise<Response>;
  /** The context for building an example's request. @param as `Person.id` of the caller; null for a visitor */
  world(as: string | null): ExampleContext;
  /** Sends an example as the person that the example names. @returns the request's input and the response */
  run(example: Example): Promise<{ input: AnyInput; response: Response }>;
}

export function createContractClient({ app, services }: Sandbox): ContractClient {
  const personOf = (id: string): Person => {
    const person = PEOPLE.find((candidate) => candidate.id === id);
    if (!person) throw new Error(`no person has the id ${id}`);
    return person;
  };

  const tokenOf = (id: string, brand?: string): string => {
    const person = personOf(id);
    const brandCode = person.brand === 'any' ? BRAND : person.brand;
    return services.sessions.start(person.logonId, brand ?? brandCode);
  };

  const request = async (call: Call, input: AnyInput, token: string | null): Promise<Response> => {
    const { body, headers } = bodyOf(call, input.payload);
    return app.request(addressOf(call, input), {
      method: call.method.toUpperCase(),
      headers: {
        Origin: ORIGIN,
        ...headers,
        ...(call.access === 'client' ? { Authorization: basic(CLIENT.id, CLIENT.secret) } : {}),
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        ...call.sends,
        ...input.headers,
      },
      ...(body === null ? {} : { body }),
    });
  };

  const member = (as: string | null): Member | undefined =>
    as === null ? undefined : memberOf(personOf(as));

  const world = (as: string | null): ExampleContext => ({
    services,
    day: services.day(),
    get member() {
      const found = member(as);
      if (!found) throw new Error(`${as ?? 'a visitor'} is not a member`);
      return found;
    },
    async ask(call, input, who) {
      const asker = who ?? as;
      const response = await request(call, input as AnyInput, asker === null ? null : tokenOf(asker));
      if (!response.ok) throw new Error(`${call.path} responded with ${response.status}`);
      return response.json();
    },
  });

  return {
    tokenOf,
    request,
    world,
    async run({ call, as, input }) {
      const made = (await input(world(as))) as AnyInput;
      return { input: made, response: await request(call, made, as === null ? null : tokenOf(as)) };
    },
  };
}

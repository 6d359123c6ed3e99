/** The sandbox under load: 200 requests per second for 30 s, all reading calls of the contract in turn. */
import autocannon from 'autocannon';
import { addressOf, bodyOf, type AnyInput } from '../../src/lib/request.ts';
import { userLogin } from '../../src/session/sign-in/sign-in.schema.ts';
import { createContractClient } from '../../stubs/contract/ask.ts';
import type { Example, ExampleContext } from '../../stubs/contract/example.ts';
import { EXAMPLES } from '../../stubs/contract/examples.ts';
import { PEOPLE } from '../../stubs/people/people.ts';
import { createSandbox } from '../../stubs/sandbox/app.ts';
import type { Figures } from './report.ts';
import { residentBytes, type Server } from './server.ts';

const RATE = 200;
const SECONDS = 30;
/** Until all family records are created and the code is compiled. */
const WARM_UP_SECONDS = 10;
const CONNECTIONS = 20;
const SAMPLE_MS = 500;

/** Calls that read JSON can be repeated. */
const isRepeatable = ({ call }: Example): boolean =>
  (call.method === 'get' || call.read === true) &&
  !('file' in call.reply) &&
  ['public', 'member', 'session', 'staff'].includes(call.access);

async function tokenOf(port: number, id: string): Promise<string> {
  const person = PEOPLE.find((one) => one.id === id);
  if (!person) throw new Error(`no sandbox person has the id ${id}`);
  const { logonId, password } = person;
  const { body, headers } = bodyOf(userLogin, {
    logonId,
    password,
    brand: person.brand === 'any' ? 'mincr' : person.brand,
  });
  const reply = await fetch(`http://127.0.0.1:${port}${userLogin.path}`, { method: 'POST', headers, body });
  const answer: { payload?: { token?: { access_token?: string } } } = await reply.json();
  return answer.payload?.token?.access_token ?? '';
}

/**
 * Some examples first make a call without a token; those are sent to the server too, so that it has the same
 * state.
 */
function askingBoth(world: ExampleContext, port: number, as: string | null): ExampleContext {
  return {
    services: world.services,
    day: world.day,
    get member() {
      return world.member;
    },
    async ask(call, input, who) {
      if ((who ?? as) === null) {
        const { body, headers } = bodyOf(call, (input as AnyInput).payload);
        const address = `http://127.0.0.1:${port}${addressOf(call, input as AnyInput)}`;
        await fetch(address, {
          method: call.method.toUpperCase(),
          headers: { Origin: new URL(address).origin, ...headers, ...call.sends },
          body,
        });
      }
      return world.ask(call, input, who);
    },
  };
}

/** One good request per call. An in-process sandbox with the same data builds them. */
async function requests(port: number): Promise<autocannon.Request[]> {
  const sandbox = createSandbox({ databaseFile: ':memory:' });
  const asker = createContractClient(sandbox, PEOPLE);
  const tokens = new Map<string, string>();
  const made: autocannon.Request[] = [];
  for (const { call, as, input } of EXAMPLES.filter(isRepeatable)) {
    if (as !== null && !tokens.has(as)) tokens.set(as, await tokenOf(port, as));
    const asked = (await input(askingBoth(asker.world(as), port, as))) as AnyInput;
    const { body, headers } = bodyOf(call, asked.payload);
    made.push({
      method: call.method === 'get' ? 'GET' : 'POST',
      path: addressOf(call, asked),
      headers: {
        Origin: `http://127.0.0.1:${port}`,
        ...headers,
        ...(as === null ? {} : { authorization: `Bearer ${tokens.get(as)}` }),
        ...call.sends,
        ...asked.headers,
      },
      ...(body === null ? {} : { body }),
    });
  }
  sandbox.close();
  return made;
}

/** Requests must succeed without load before they measure load. */
async function checked(port: number, made: readonly autocannon.Request[]): Promise<autocannon.Request[]> {
  const good: autocannon.Request[] = [];
  for (const request of made) {
    const { status } = await fetch(`http://127.0.0.1:${port}${request.path}`, {
      method: request.method ?? 'GET',
      headers: request.headers as Record<string, string>,
      body: (request.body as string | undefined) ?? null,
    });
    if (status !== 200) throw new Error(`${request.path?.split('?')[0]} answered ${status} before the load`);
    good.push(request);
  }
  return good;
}

/** The lowest sample: memory after garbage collection. */
const low = (samples: readonly number[]): number => Math.min(...samples);

/** Errors, late requests, and memory growth of the server. */
export async function serviceLoad({ port, pid }: Server): Promise<Figures> {
  const made = await checked(port, await requests(port));
  const load = (duration: number) =>
    autocannon({
      url: `http://127.0.0.1:${port}`,
      requests: made,
      connections: CONNECTIONS,
      overallRate: RATE,
      duration,
    });
  await load(WARM_UP_SECONDS);
  const samples: number[] = [];
  const timer = setInterval(() => samples.push(residentBytes(pid)), SAMPLE_MS);
  const result = await load(SECONDS);
  clearInterval(timer);
  const third = Math.floor(samples.length / 3);
  const growth = low(samples.slice(-third)) - low(samples.slice(0, third));
  const { total } = result.requests;
  return {
    serviceErrors: {
      value: result.errors + result.timeouts + result.non2xx,
      note: `${total} requests of ${made.length} calls, p99 ${result.latency.p99} ms`,
    },
    serviceMissed: { value: Math.max(0, RATE * SECONDS - total) },
    serviceGrowthMegabytes: {
      value: growth / 1e6,
      note: `at the end ${(low(samples.slice(-third)) / 1e6).toFixed(0)} MB`,
    },
  };
}

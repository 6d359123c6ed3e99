/** Sends calls of the contract to a sandbox and reads the responses. */
import { extractText } from 'unpdf';
import * as v from 'valibot';
import type { Call, CallInput } from '../../src/lib/http/call.schema.ts';
import type { AnyInput } from '../../src/lib/http/request.ts';
import { createContractClient } from '../contract/ask.ts';
import type { Sandbox } from './app.ts';

/** Functions that send calls to a sandbox as a person, given by id. */
export function callsOf(sandbox: Sandbox) {
  const { request, tokenOf, world } = createContractClient(sandbox);
  const respond = <C extends Call>(call: C, as: string | null, input: CallInput<C>): Promise<Response> =>
    request(call, input as AnyInput, as === null ? null : tokenOf(as));
  return {
    world,
    respond,
    status: async <C extends Call>(call: C, as: string | null, input: CallInput<C>): Promise<number> =>
      (await respond(call, as, input)).status,
    /** Sends a call that is refused. @returns the refusal's business code */
    code: async <C extends Call>(call: C, as: string, input: CallInput<C>): Promise<unknown> =>
      v.parse(refusal, await (await respond(call, as, input)).json()).errors[0]?.errorMessage,
    /** Sends a call. @returns the response as the portal parses it */
    read: async <C extends Call & { response: v.GenericSchema }>(
      call: C,
      as: string,
      input: CallInput<C>,
    ): Promise<v.InferOutput<C['response']>> =>
      v.parse(call.response, await (await respond(call, as, input)).json()),
  };
}
const refusal = v.object({ errors: v.array(v.object({ errorMessage: v.string() })) });

export async function pdfText(response: Response): Promise<string> {
  const data = new Uint8Array(await response.arrayBuffer());
  return (await extractText(data, { mergePages: true })).text;
}

import * as v from 'valibot';
import type { SandboxContext } from '../context.ts';

/** A refusal in the format of the services, with business codes in errors[n].errorMessage (spec 000 §8). */
export const refuse = (status: number, ...messages: string[]): Response =>
  Response.json({ errors: messages.map((errorMessage) => ({ errorMessage })) }, { status });

/** The refusal of too many attempts. @param seconds time until the next attempt is allowed */
export function refuseUntil(seconds: number, message: string): Response {
  const response = refuse(429, message);
  response.headers.set('Retry-After', String(seconds));
  return response;
}

export async function readJson(c: SandboxContext): Promise<unknown> {
  try {
    return await c.req.json();
  } catch {
    return undefined;
  }
}

export function tryParse<const S extends v.GenericSchema>(
  schema: S,
  value: unknown,
): v.InferOutput<S> | undefined {
  const parsed = v.safeParse(schema, value);
  return parsed.success ? parsed.output : undefined;
}

/** Reads the body of a request; undefined if it is invalid. @param schema the portal's schema for the request */
export async function readBody<const S extends v.GenericSchema>(
  c: SandboxContext,
  schema: S,
): Promise<v.InferOutput<S> | undefined> {
  return tryParse(schema, await readJson(c));
}

export const bearerOf = (c: SandboxContext): string | undefined =>
  /^Bearer +(\S+)$/i.exec(c.req.header('Authorization') ?? '')?.[1];

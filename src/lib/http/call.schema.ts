/**
 * Types of service calls. The contract document is generated from the doc comments of calls. 'Not in the spec' marks what the spec
 * does not define.
 */
import type { GenericSchema, InferInput, InferOutput } from 'valibot';

type Method = 'get' | 'post' | 'put' | 'delete';

/** Who may send a call. `basic`: name and password in a header. `client`: ID and secret, which the server adds so that the browser does not know them. */
export type Access = 'public' | 'session' | 'member' | 'staff' | 'basic' | 'client';

/** How the request body is encoded. `message`: JSON in the base message wrapper of spec 000 §7. */
type Encoding = 'message' | 'json' | 'form';

export interface FileResponse {
  readonly file: 'application/pdf' | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
}

/** A long list in a response, whose entries are parsed before the response as a whole (`parsedAhead` of `lenient-list.schema.ts`). */
export interface LongList {
  /** Returns the list in a response body. Any value that is not an array means that there is no list. */
  entriesOf(raw: unknown): unknown;
  parseAhead(entry: unknown): void;
}

export interface CallShape {
  readonly method: Method;
  /** Path template from the host's root, such as `/wcs/x-services/resources/store/{storeID}/ratingInfo`. */
  readonly path: `/${string}`;
  readonly access: Access;
  readonly sends?: Readonly<Record<string, string>>;
  readonly takes?: readonly string[];
  readonly query?: GenericSchema;
  readonly payload?: GenericSchema;
  readonly encoding?: Encoding;
  readonly response: GenericSchema | FileResponse;
  /** Marks a POST that only reads. It is retried and shared like a GET (spec 000 §7). */
  readonly read?: true;
  /** Marks a GET that changes something at the service. It is neither retried nor shared. */
  readonly writes?: true;
  /** Marks a write that is allowed in a simulation, because it changes no member data (decisions/staff#a-simulation-changes-nothing). */
  readonly inSimulation?: 'allowed';
  /** Marks a response that is the same for all users. It is cached for an hour (spec 000 §9). Never use it for member data. */
  readonly cached?: true;
  /** Marks a call that returns the signed-in user. In stub mode it has a second canned response, for an agent (spec 000 §2 'producer=true'). */
  readonly signsIn?: true;
  /** Marks a file that the browser loads through a link, so the request has no X-Reference. */
  readonly byBrowser?: true;
  readonly progress?: true;
  /** A list that may be long. It is parsed in parts, so that the page stays responsive. */
  readonly inParts?: LongList;
  /** Marks a rate-limited call, which may return 429 with Retry-After in seconds (decisions/sign-in#limits-on-wrong-sign-ins). */
  readonly limited?: true;
  /** Marks a call that the page depends on. If the call fails, the modal of spec 000 §8 opens. */
  readonly critical?: true;
}

/** The part of a call that is needed to send it. Contains no schemas, because early reads must not load valibot (decisions/code#what-a-members-first-page-loads). */
export type RequestShape = Pick<CallShape, 'method' | 'path' | 'access' | 'sends' | 'encoding'>;

export type Call<C extends CallShape = CallShape> = C & { readonly kind: 'call' };

/** Defines a call. Tools find calls by `kind`. The annotation lets the bundler drop calls that no screen uses. */
/* @__NO_SIDE_EFFECTS__ */
export const defineCall = <const C extends CallShape>(call: C): Call<C> => ({ kind: 'call', ...call });

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;
type Params<Path extends string> = [ParamNames<Path>] extends [never]
  ? unknown
  : { params: Record<ParamNames<Path>, string> };

export type CallInput<C extends CallShape> = Params<C['path']> &
  (C extends { query: infer Q extends GenericSchema } ? { query: InferInput<Q> } : unknown) &
  (C extends { payload: infer P extends GenericSchema } ? { payload: InferInput<P> } : unknown) &
  (C extends { takes: readonly (infer H extends string)[] } ? { headers: Record<H, string> } : unknown);

export type PayloadOf<C extends { payload: GenericSchema }> = InferInput<C['payload']>;
export type ResponseOf<C extends CallShape> = C['response'] extends GenericSchema
  ? InferOutput<C['response']>
  : Blob;
export type WireOf<C extends CallShape> = C['response'] extends GenericSchema
  ? InferInput<C['response']>
  : never;

/** Defines service calls. Their docstrings become the contract document ('Chosen here': not in the spec). */
import type { GenericSchema, InferInput, InferOutput } from 'valibot';

type Method = 'get' | 'post' | 'put' | 'delete';

/** `basic`: name and password in a header. `client`: ID and secret, which the server adds, never the browser. */
export type Access = 'public' | 'session' | 'member' | 'staff' | 'basic' | 'client';

/** `message`: JSON in the base message wrapper of spec 000 §7. */
type Encoding = 'message' | 'json' | 'form';

export interface FileResponse {
  readonly file: 'application/pdf' | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
}

/** A long list in a response; `parseAhead` of `lenient-list.schema.ts` stores the parsed entries. */
export interface LongList {
  /** The entries in a body; a value that is not a list has none. */
  entriesOf(raw: unknown): unknown;
  parseAhead(entry: unknown): void;
}

export interface CallShape {
  readonly method: Method;
  /** From the host's root: `/wcs/x-services/resources/store/{storeID}/ratingInfo`. */
  readonly path: `/${string}`;
  readonly access: Access;
  readonly sends?: Readonly<Record<string, string>>;
  readonly takes?: readonly string[];
  readonly query?: GenericSchema;
  readonly payload?: GenericSchema;
  readonly encoding?: Encoding;
  readonly response: GenericSchema | FileResponse;
  /** A POST that changes nothing at the service: retried and shared like a GET (spec 000 §7). */
  readonly read?: true;
  /** A GET that changes something at the service: neither retried nor shared. */
  readonly writes?: true;
  /** A write that changes no data of the member, so that staff who see the portal as the member may send it (decisions/staff#a-simulation-changes-nothing). */
  readonly inSimulation?: 'allowed';
  /** The response is the same for all users: cached for an hour (spec 000 §9). Never for member data. */
  readonly cached?: true;
  /** Returns the signed-in user: stub mode has a second canned response, an agent's (spec 000 §2 'producer=true'). */
  readonly signsIn?: true;
  /** A link: the browser loads the file by itself, without X-Reference. */
  readonly byBrowser?: true;
  readonly progress?: true;
  /** For a list that may be long: parses it in parts, so that the page stays responsive. */
  readonly inParts?: LongList;
  /** Rate-limited: 429 with Retry-After in seconds (decisions/sign-in#limits-on-wrong-sign-ins). */
  readonly limited?: true;
  /** A failure opens the modal of spec 000 §8, because the page is useless without the response. */
  readonly critical?: true;
}

/** What sending a call needs. Has no schemas, because the early reads load no valibot (decisions/code#what-a-members-first-page-loads). */
export type RequestShape = Pick<CallShape, 'method' | 'path' | 'access' | 'sends' | 'encoding'>;

export type Call<C extends CallShape = CallShape> = C & { readonly kind: 'call' };

/** Tools find calls by `kind`; the annotation lets the bundler drop calls that no screen makes. */
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

/**
 * What a call of the service contract is. A call is written once, in the `*.schema.ts` of the feature that
 * makes it; the request wrapper, the sandbox, stub mode and the contract document (`npm run contract`) all
 * read that one definition. Its docstring is the document's text: purpose, units, and 'Chosen here' with
 * what the spec does not show.
 */
import type { GenericSchema, InferInput, InferOutput } from 'valibot';

type Method = 'get' | 'post' | 'put' | 'delete';

/**
 * Who may call. `public`: everybody; `session`: whoever is signed in; `member`: members; `staff`: agents,
 * agency admins and internal staff; `basic`: a user name and password in a Basic header; `client`: the
 * portal itself, by its client id and secret, which the server in front adds (never the browser).
 */
export type Access = 'public' | 'session' | 'member' | 'staff' | 'basic' | 'client';

/** How a payload is written: in the base message wrapper of spec 000 §7, as bare JSON, or as a form. */
type Encoding = 'message' | 'json' | 'form';

/** An answer that is a file. */
export interface FileReply {
  readonly file: 'application/pdf' | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
}

/** What makes a call; see `defineCall`. */
export interface CallShape {
  readonly method: Method;
  /** From the host's root; `{name}` is a parameter: `/wcs/x-services/resources/store/{storeID}/ratingInfo`. */
  readonly path: `/${string}`;
  readonly access: Access;
  /** Headers that are always the same, for example `{ APPID: 'CHMMBR' }`. */
  readonly sends?: Readonly<Record<string, string>>;
  /** Names of headers whose value the caller gives, for example `['Authorization', 'AppId']`. */
  readonly takes?: readonly string[];
  /** An object of texts. */
  readonly query?: GenericSchema;
  readonly payload?: GenericSchema;
  /** `message` unless told. */
  readonly encoding?: Encoding;
  readonly reply: GenericSchema | FileReply;
  /** A POST that changes nothing at the service: retried and shared like a GET (spec 000 §7). */
  readonly read?: true;
  /** A GET that changes something at the service: neither retried nor shared. */
  readonly writes?: true;
  /** The same for everybody: kept for an hour (spec 000 §9). Never on an answer about a person. */
  readonly cached?: true;
  /** Says who is signed in: stub mode has a second canned answer for it, an agent's (spec 000 §2 'producer=true'). */
  readonly signsIn?: true;
  /** Shows the progress bar when it takes longer than 300 ms. */
  readonly progress?: true;
  /** Tries are limited: beyond the limit the answer is 429 with Retry-After in seconds (docs/decisions/070). */
  readonly limited?: true;
  /** The page is of no use without the answer: a failure opens the modal of spec 000 §8. */
  readonly critical?: true;
}

/** A call of the contract. */
export type Call<C extends CallShape = CallShape> = C & { readonly kind: 'call' };

/**
 * Marks a definition as a call of the contract, so that tools find it among a module's exports. The note tells the
 * bundler that a call which no screen makes may be left out with its schemas.
 */
/* @__NO_SIDE_EFFECTS__ */
export const defineCall = <const C extends CallShape>(call: C): Call<C> => ({ kind: 'call', ...call });

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;
type Params<Path extends string> = [ParamNames<Path>] extends [never]
  ? unknown
  : { params: Record<ParamNames<Path>, string> };

/** What a caller gives, by what the call asks for. */
export type CallInput<C extends CallShape> = Params<C['path']> &
  (C extends { query: infer Q extends GenericSchema } ? { query: InferInput<Q> } : unknown) &
  (C extends { payload: infer P extends GenericSchema } ? { payload: InferInput<P> } : unknown) &
  (C extends { takes: readonly (infer H extends string)[] } ? { headers: Record<H, string> } : unknown);

/** The payload as a caller writes it. */
export type PayloadOf<C extends { payload: GenericSchema }> = InferInput<C['payload']>;
/** The answer as the portal reads it. */
export type ReplyOf<C extends CallShape> = C['reply'] extends GenericSchema ? InferOutput<C['reply']> : Blob;
/** The answer as the service writes it. */
export type WireOf<C extends CallShape> = C['reply'] extends GenericSchema ? InferInput<C['reply']> : never;

/** Builds the OpenAPI 3.1 document from calls, docstrings and examples. No I/O. */
import type { JsonSchema } from '@valibot/to-json-schema';
import type { Access, Call } from '../../src/lib/http/call.schema.ts';
import { isFile } from '../../src/lib/http/parse-response.ts';
import { baseMessageSchema } from '../../src/lib/http/wire.schema.ts';
import { browserFile, MEDIA_PATHS } from './browser-files.ts';
import type { Doc } from './docstrings.ts';
import type { AnyInput } from '../../src/lib/http/request.ts';
import { jsonSchema } from './json-schema.ts';

interface DocumentedCall {
  id: string;
  call: Call;
  file: string;
  doc: Doc;
  /** The request that the portal sends; empty for a call without input. */
  input: AnyInput;
  /** The canned response; undefined if the call returns a file. */
  example: unknown;
}

type Json = Record<string, unknown>;

const SECURITY: Readonly<Record<Access, Json[]>> = {
  // No sign-in is required, but a signed-in browser still sends its token, and an expired token may be rejected.
  public: [{}, { bearer: [] }],
  basic: [{ user: [] }],
  client: [{ client: [] }],
  session: [{ bearer: [] }],
  member: [{ bearer: [] }],
  staff: [{ bearer: [] }],
};

/** The sentence in the document that says who may make a call. */
const WHO: Readonly<Record<Access, string>> = {
  public: 'Anyone.',
  basic: 'Anyone with a user name and its password.',
  client: 'The portal itself; the server in front adds its id and secret.',
  session: 'Any signed-in user.',
  member: "Members, for their own and, as subscribers, their family's records.",
  staff: 'Agents, agency admins and internal staff.',
};

const REFUSALS = {
  400: 'Bad data.',
  401: 'No token where one is needed, one that has expired, or a sign-in that is refused.',
  403: "Not this caller's to ask.",
  404: 'Not found.',
  409: 'Conflict, or no access to the portal.',
  500: 'The server reported an error.',
} as const;

const objectOf = (properties: Json): Json => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});

type ParameterIn = 'path' | 'query' | 'header';

function parameter(at: ParameterIn, name: string, schema: unknown, required: boolean, shown?: unknown): Json {
  return { name, in: at, required, schema, ...(shown === undefined ? {} : { example: shown }) };
}

const valueOf = (values: unknown, name: string): unknown =>
  typeof values === 'object' && values !== null
    ? Object.entries(values).find(([key]) => key === name)?.[1]
    : undefined;

function parameters({ call: { path, query, sends = {}, takes = [] }, input }: DocumentedCall): Json[] {
  const requested: JsonSchema = query ? jsonSchema(query) : {};
  return [
    { $ref: '#/components/parameters/Reference' },
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) =>
      parameter('path', name, { type: 'string' }, true, input.params?.[name]),
    ),
    ...Object.entries(requested.properties ?? {}).map(([name, schema]) =>
      parameter(
        'query',
        name,
        schema,
        requested.required?.includes(name) ?? false,
        valueOf(input.query, name),
      ),
    ),
    ...Object.entries(sends).map(([name, value]) =>
      parameter('header', name, { type: 'string', const: value }, true),
    ),
    // OpenAPI describes the Authorization header in the security scheme instead of as a parameter.
    ...takes
      .filter((name) => name !== 'Authorization')
      .map((name) => parameter('header', name, { type: 'string' }, true)),
  ];
}

function requestBody({ call, input: { payload } }: DocumentedCall): Json | undefined {
  if (!call.payload) return undefined;
  const schema = jsonSchema(call.payload);
  if (call.encoding === 'form')
    return {
      required: true,
      content: { 'application/x-www-form-urlencoded': { schema, example: payload } },
    };
  const content =
    call.encoding === 'json'
      ? { schema, example: payload }
      : {
          schema: objectOf({ baseMessage: { $ref: '#/components/schemas/BaseMessage' }, payload: schema }),
          example: {
            baseMessage: { headerVersion: '1.0', payloadVersion: '2.0', additionalInfo: null },
            payload,
          },
        };
  return { required: true, content: { 'application/json': content } };
}

function withResponse({ call, example }: DocumentedCall): Json {
  const { response } = call;
  const content = isFile(response)
    ? { [response.file]: { schema: { type: 'string', contentEncoding: 'binary' } } }
    : { 'application/json': { schema: jsonSchema(response), example } };
  return { description: 'The response.', content };
}

const refusedAs = (status: string): Json => ({
  [status]: { $ref: `#/components/responses/Refused${status}` },
});

const refused: Json = Object.assign({}, ...Object.keys(REFUSALS).map(refusedAs));

/** The response to a rate-limited call that was made too often. */
const LIMITED = {
  description: 'Too many tries. The same request may be sent again after the time in Retry-After.',
  headers: {
    'Retry-After': { required: true, schema: { type: 'integer', minimum: 1 }, description: 'Seconds.' },
  },
};

function operation(documented: DocumentedCall) {
  const { id, call, file, doc } = documented;
  const body = requestBody(documented);
  return {
    operationId: id,
    summary: doc.summary,
    description: [doc.description, `Who may call: ${WHO[call.access]}`].filter(Boolean).join('\n\n'),
    tags: [tagOf(file)],
    'x-spec': doc.spec,
    ...(doc.notInSpec ? { 'x-not-in-spec': doc.notInSpec } : {}),
    'x-retried': (call.method === 'get' && !call.writes) || call.read === true,
    'x-critical': call.critical === true,
    security: SECURITY[call.access],
    parameters: parameters(documented),
    ...(body ? { requestBody: body } : {}),
    responses: { '200': withResponse(documented), ...refused, ...(call.limited ? refusedAs('429') : {}) },
  };
}

/** The tag of a call: for example `claims` for `src/features/claims/detail/claim-detail.schema.ts`, or `session` for `src/session/sign-in/sign-in.schema.ts`. */
const tagOf = (file: string): string => {
  const [, room = '', feature = ''] = file.split('/');
  return room === 'features' ? feature : room;
};

function paths(calls: readonly DocumentedCall[]): Json {
  const paths: Record<string, Json> = {};
  for (const documented of calls) {
    const { path, method } = documented.call;
    const described = operation(documented);
    paths[path] = {
      ...paths[path],
      ...(documented.call.byBrowser ? browserFile(described) : { [method]: described }),
    };
  }
  return { ...paths, ...MEDIA_PATHS };
}

const described = Object.fromEntries(
  Object.entries(REFUSALS).map(([status, description]) => [status, { description }]),
);

const components = {
  parameters: {
    Reference: {
      name: 'X-Reference',
      in: 'header',
      required: true,
      schema: { type: 'string', pattern: '^[2-9A-HJ-NP-Z]{8}$' },
      description: 'New for each request; a member can read it to customer service.',
    },
  },
  securitySchemes: {
    bearer: { type: 'http', scheme: 'bearer', description: 'The access token of the session.' },
    user: { type: 'http', scheme: 'basic', description: 'User name and password.' },
    client: { type: 'http', scheme: 'basic', description: 'Id and secret of the portal.' },
  },
  schemas: {
    BaseMessage: jsonSchema(baseMessageSchema),
    Refusal: {
      type: 'object',
      properties: {
        errors: {
          type: 'array',
          items: { type: 'object', properties: { errorMessage: { type: 'string' } } },
        },
        baseMessage: { type: 'object', properties: { returnCodeDescription: { type: 'string' } } },
      },
      description: 'The business code is errors[0].errorMessage or baseMessage.returnCodeDescription.',
    },
  },
  responses: Object.fromEntries(
    Object.entries({ ...described, 429: LIMITED }).map(([status, response]) => [
      `Refused${status}`,
      {
        ...response,
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
      },
    ]),
  ),
};

/** @param version version of the portal */
export const openApi = (calls: readonly DocumentedCall[], version: string) => ({
  openapi: '3.1.0',
  info: {
    title: 'Services of the member portal',
    version,
    description:
      'Every call that the portal makes, as the portal sends it and reads its response. Dates are yyyyMMdd, mm/dd/yyyy or ISO; amounts are US dollars, as numbers or texts; flags are true, false, Y, N or their texts. Unknown extra fields are tolerated; a field that is required and missing or mistyped makes the response invalid. Every request carries X-Reference, a code that a member can read to customer service.',
  },
  servers: [{ url: '/', description: "The site's own origin" }],
  tags: [...new Set(calls.map(({ file }) => tagOf(file)))].map((name) => ({ name })),
  paths: paths(calls),
  components,
});

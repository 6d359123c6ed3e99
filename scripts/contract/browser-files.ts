/** Describes, in OpenAPI, the files that a browser requests by itself. These requests have no token or X-Reference, and may use HEAD or ask for a range. */
import { MEDIA_FOLDER } from '../../src/features/education/education-paths.ts';

type Json = Record<string, unknown>;

interface Operation extends Json {
  operationId: string;
  parameters: readonly Json[];
  responses: Readonly<Record<string, Json>>;
}

const RANGE = { name: 'Range', in: 'header', required: false, schema: { type: 'string' } };
const CONTENT_RANGE = { 'Content-Range': { required: true, schema: { type: 'string' } } };
const NOT_FOUND = { $ref: '#/components/responses/Refused404' };

const withoutBody = ([status, { description = 'Refused.' }]: [string, Json]): [string, Json] => [
  status,
  { description },
];

/** The GET and HEAD operations for a file. @param file the GET operation, described like that of a portal call */
export function browserFile({ parameters, responses, ...file }: Operation): { get: Json; head: Json } {
  const ownParameters = parameters.filter((parameter) => !('$ref' in parameter));
  const { '200': whole = {} } = responses;
  const parts = {
    '206': { ...whole, description: 'The part that Range wants.', headers: CONTENT_RANGE },
    '416': { description: 'No byte of the file is in the range.', headers: CONTENT_RANGE },
  };
  return {
    get: { ...file, parameters: [...ownParameters, RANGE], responses: { ...responses, ...parts } },
    head: {
      ...file,
      operationId: `${file.operationId}Head`,
      parameters: ownParameters,
      responses: Object.fromEntries(Object.entries(responses).map(withoutBody)),
    },
  };
}

const binary = { schema: { type: 'string', contentEncoding: 'binary' } };

/** The files of the video player (decisions/messages#educational-texts-come-from-the-service). The video element, not the portal's code, requests these files. */
export const MEDIA_PATHS = {
  [`${MEDIA_FOLDER}{name}`]: browserFile({
    operationId: 'educationMedia',
    summary: 'The video, its cover and its captions.',
    description: 'A player asks for byte ranges (RFC 9110 §14).\n\nWho may call: Anyone.',
    'x-spec': ['001 §2'],
    'x-not-in-spec': 'All of it.',
    tags: ['education'],
    security: [{}],
    parameters: [
      {
        name: 'name',
        in: 'path',
        required: true,
        schema: { type: 'string' },
        example: 'managing-claims.webm',
      },
    ],
    responses: {
      '200': {
        description: 'The file.',
        content: { 'video/webm': binary, 'image/webp': binary, 'text/vtt': { schema: { type: 'string' } } },
      },
      '404': NOT_FOUND,
    },
  }),
};

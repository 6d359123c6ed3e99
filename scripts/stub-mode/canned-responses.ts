/** The responses of stub mode: the sandbox's responses to the first example of each call (decisions/services#canned-responses-are-made-on-request). */
import { createHash } from 'node:crypto';
import { downloadFile } from '../../src/features/claims/downloads/claim-documents.schema.ts';
import type { Call } from '../../src/lib/http/call.schema.ts';
import type { AnyInput } from '../../src/lib/http/request.ts';
import { createContractClient } from '../../stubs/contract/ask.ts';
import { EXAMPLES } from '../../stubs/contract/examples.ts';
import type { Example } from '../../stubs/contract/example.ts';
import { cannedFile, FOLDER } from '../../stubs/mode/canned-file.ts';
import { createSandbox } from '../../stubs/sandbox/app.ts';

/** The sandbox's clock while recording: November 20, 2026, noon in New York. */
const RECORDED_AT = Date.UTC(2026, 10, 20, 17);

/** Replaces the sandbox's random bytes with deterministic bytes, so that every recording is identical. */
function sameBytes(): (size: number) => Buffer {
  let drawn = 0;
  return (size) => {
    drawn += 1;
    return createHash('shake256', { outputLength: size }).update(`canned responses ${drawn}`).digest();
  };
}

/** Replaces opaque tokens with readable tokens. Keeps JSON web tokens, because the portal decodes them. */
const readable = (text: string): string =>
  text.replaceAll(/("(?:access_token|refresh_token)": ")[^".]+"/g, '$1stub-token"');

const DOWNLOAD = new RegExp(`"${downloadFile.path.replace('{fileName}', '[^"]+')}"`, 'g');

/** Replaces links to generated files with links to the canned file. */
const withCannedFile = (text: string): string =>
  text.replaceAll(DOWNLOAD, JSON.stringify(`${FOLDER}/${cannedFile(downloadFile)}`));

interface CannedResponse {
  call: Call;
  input: AnyInput;
  bytes: Uint8Array<ArrayBuffer>;
  /** The response body; undefined if the response is a file. */
  json?: unknown;
}

/** Runs an example in a new sandbox, so that the response does not depend on earlier calls, the clock or randomness. */
async function record(example: Example): Promise<CannedResponse> {
  const { call } = example;
  const sandbox = createSandbox({ databaseFile: ':memory:', now: () => RECORDED_AT, random: sameBytes() });
  const { input, response } = await createContractClient(sandbox).run(example);
  if (!response.ok) throw new Error(`${call.path} responded with ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  sandbox.close();
  if ('file' in call.response) return { call, input, bytes };
  const text = withCannedFile(readable(JSON.stringify(JSON.parse(Buffer.from(bytes).toString()), null, 2)));
  return { call, input, bytes: new TextEncoder().encode(`${text}\n`), json: JSON.parse(text) };
}

/** The first example of each call and of each agent sign-in, by file name. */
const FIRST_EXAMPLES: ReadonlyMap<string, Example> = new Map(
  EXAMPLES.toReversed().map((example) => [
    cannedFile(example.call, example.producer ? 'producer' : 'member'),
    example,
  ]),
);

/** File names in `/stubs/`. */
export const CANNED_FILES: readonly string[] = [...FIRST_EXAMPLES.keys()].sort();

/** Records the response for the file with this name. @returns undefined for an unknown name @throws Error if a call is rejected */
export async function cannedResponse(file: string): Promise<CannedResponse | undefined> {
  const example = FIRST_EXAMPLES.get(file);
  return example && record(example);
}

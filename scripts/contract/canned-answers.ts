/** Reads the canned responses of stub mode, and records them from the sandbox. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { downloadFile } from '../../src/features/claims/downloads/claim-documents.schema.ts';
import type { Call } from '../../src/lib/call.schema.ts';
import type { AnyInput } from '../../src/lib/request.ts';
import { createContractClient } from '../../stubs/contract/ask.ts';
import { EXAMPLES } from '../../stubs/contract/examples.ts';
import type { Example } from '../../stubs/contract/example.ts';
import { answerFile, FOLDER } from '../../stubs/mode/answer-file.ts';
import type { StubPerson } from '../../stubs/mode/mode.rules.ts';
import { PEOPLE } from '../../stubs/people/people.ts';
import { createSandbox } from '../../stubs/sandbox/app.ts';

export const ANSWERS = 'stubs/answers';
/** The clock of recorded responses: November 20, 2026, noon in New York. */
const RECORDED_AT = Date.UTC(2026, 10, 20, 17);

/** Deterministic random bytes, so that every recording is the same. */
function sameBytes(): (size: number) => Buffer {
  let drawn = 0;
  return (size) => {
    drawn += 1;
    return createHash('shake256', { outputLength: size }).update(`canned answers ${drawn}`).digest();
  };
}

/** What is recorded: the first example of each call, and of each sign-in as an agent. */
export const FIRSTS: readonly Example[] = EXAMPLES.filter(
  (one, at) =>
    EXAMPLES.findIndex(({ call, producer }) => call === one.call && producer === one.producer) === at,
);

/** An example with its request and response. */
interface Recorded {
  call: Call;
  person: StubPerson;
  input: AnyInput;
  bytes: Uint8Array;
  isJson: boolean;
}

async function recordOne(example: Example): Promise<Recorded> {
  const sandbox = createSandbox({ databaseFile: ':memory:', now: () => RECORDED_AT, random: sameBytes() });
  const { input, response } = await createContractClient(sandbox, PEOPLE).run(example);
  if (!response.ok) throw new Error(`${example.call.path} answered ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  sandbox.close();
  return {
    call: example.call,
    person: example.producer ? 'producer' : 'member',
    input,
    bytes,
    isJson: !('file' in example.call.reply),
  };
}

/**
 * Runs each example against a new sandbox, so that no response depends on earlier calls, the clock or randomness.
 */
export async function record(examples: readonly Example[] = FIRSTS): Promise<Recorded[]> {
  const recorded: Recorded[] = [];
  for (const example of examples) recorded.push(await recordOne(example));
  return recorded;
}

/** Replaces opaque tokens with readable ones. JSON web tokens stay: the portal decodes them. */
const readable = (text: string): string =>
  text.replaceAll(/("(?:access_token|refresh_token)": ")[^".]+"/g, '$1stub-token"');

const DOWNLOAD = new RegExp(`"${downloadFile.path.replace('{fileName}', '[^"]+')}"`, 'g');

/** Replaces links to generated files with the canned file. */
const withCannedFile = (text: string): string =>
  text.replaceAll(DOWNLOAD, JSON.stringify(`${FOLDER}/${answerFile(downloadFile)}`));

const bytesOf = ({ bytes, isJson }: Recorded): Uint8Array =>
  isJson
    ? Buffer.from(
        `${withCannedFile(readable(JSON.stringify(JSON.parse(Buffer.from(bytes).toString('utf8')), null, 2)))}\n`,
      )
    : bytes;

/** Canned responses by file path relative to `stubs/answers/`. */
export const cannedAnswers = async (examples = FIRSTS): Promise<Map<string, Uint8Array>> =>
  new Map((await record(examples)).map((one) => [answerFile(one.call, one.person), bytesOf(one)]));

/** File paths relative to `stubs/answers/`, sorted. */
interface Changes {
  total: number;
  written: string[];
  removed: string[];
}

/** Writes changed responses and deletes those of calls that no longer exist. */
export async function updateAnswers(root: string): Promise<Changes> {
  const folder = join(root, ANSWERS);
  const answers = await cannedAnswers();
  const written: string[] = [];
  for (const [name, bytes] of answers) {
    const file = join(folder, name);
    if (existsSync(file) && readFileSync(file).equals(bytes)) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
    written.push(name);
  }
  const removed = globSync('**/*.*', { cwd: folder }).filter((name) => !answers.has(name));
  for (const name of removed) rmSync(join(folder, name));
  return { total: answers.size, written: written.sort(), removed: removed.sort() };
}

/** A call's canned response as a service would send it. @throws if there is none or it is not JSON */
export const readAnswer = (root: string, call: Call, person: StubPerson = 'member'): unknown =>
  JSON.parse(readFileSync(join(root, ANSWERS, answerFile(call, person)), 'utf8'));

/** The canned answers of stub mode: reading them, and recording them anew from the sandbox. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { downloadFile } from '../../src/features/claims/claim-documents.schema.ts';
import type { Call } from '../../src/lib/call.schema.ts';
import type { AnyInput } from '../../src/lib/request.ts';
import { answerFile, FOLDER, type StubPerson } from '../../src/lib/stub-mode.ts';
import { createAsker } from '../../stubs/contract/ask.ts';
import { EXAMPLES } from '../../stubs/contract/examples.ts';
import type { Example } from '../../stubs/contract/example.ts';
import { PEOPLE } from '../../stubs/people/people.ts';
import { createSandbox } from '../../stubs/sandbox/app.ts';

export const ANSWERS = 'stubs/answers';
/** The day on which canned answers happen: always the same, so that recording again changes only what changed. */
const RECORDED_AT = Date.UTC(2026, 10, 20, 17);

/** Calls that change something come last: the others are recorded as the person was before. */
const changes = ({ call }: Example): boolean => call.method !== 'get' && !call.read;

/** An example with what was sent and what came back. */
interface Recorded {
  call: Call;
  person: StubPerson;
  input: AnyInput;
  bytes: Uint8Array;
  isJson: boolean;
}

/** Asks a fresh sandbox for the first example of each call, and for each sign-in as an agent. */
export async function record(): Promise<Recorded[]> {
  const sandbox = createSandbox({ databaseFile: ':memory:', now: () => RECORDED_AT });
  const asker = createAsker(sandbox, PEOPLE);
  const firsts = EXAMPLES.filter(
    (one, at) =>
      EXAMPLES.findIndex(({ call, producer }) => call === one.call && producer === one.producer) === at,
  );
  const recorded: Recorded[] = [];
  for (const example of firsts.toSorted((a, b) => Number(changes(a)) - Number(changes(b)))) {
    const { input, response } = await asker.run(example);
    if (!response.ok) throw new Error(`${example.call.path} answered ${response.status}`);
    recorded.push({
      call: example.call,
      person: example.producer ? 'producer' : 'member',
      input,
      bytes: new Uint8Array(await response.arrayBuffer()),
      isJson: !('file' in example.call.reply),
    });
  }
  sandbox.close();
  return recorded;
}

/** A token that was drawn is written as one that everybody sees through. JWTs stay: the portal reads them. */
const readable = (text: string): string =>
  text.replaceAll(/("(?:access_token|refresh_token)": ")[^".]+"/g, '$1stub-token"');

const DOWNLOAD = new RegExp(`"${downloadFile.path.replace('{fileName}', '[^"]+')}"`, 'g');

/** A link to a file that was made leads to the canned one: where canned answers are read, nothing is made. */
const withCannedFile = (text: string): string =>
  text.replaceAll(DOWNLOAD, JSON.stringify(`${FOLDER}/${answerFile(downloadFile)}`));

const bytesOf = ({ bytes, isJson }: Recorded): Uint8Array =>
  isJson
    ? Buffer.from(
        `${withCannedFile(readable(JSON.stringify(JSON.parse(Buffer.from(bytes).toString('utf8')), null, 2)))}\n`,
      )
    : bytes;

/** Writes every canned answer anew. @returns how many */
export async function writeAnswers(root: string): Promise<number> {
  const recorded = await record();
  rmSync(join(root, ANSWERS), { recursive: true, force: true });
  for (const one of recorded) {
    const file = join(root, ANSWERS, answerFile(one.call, one.person));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytesOf(one));
  }
  return recorded.length;
}

/** A call's canned answer as a service would send it. @throws where there is none or it is no JSON */
export const readAnswer = (root: string, call: Call, person: StubPerson = 'member'): unknown =>
  JSON.parse(readFileSync(join(root, ANSWERS, answerFile(call, person)), 'utf8'));

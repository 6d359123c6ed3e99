/** English texts of the portal that differ from their Spanish translation. None of them may appear on a Spanish page. */
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';

type Message = string | { one: string; other: string };
type Messages = Readonly<Record<string, Message>>;

const SRC = resolve(import.meta.dirname, '../../src');

const isMessages = (value: unknown): value is Messages => typeof value === 'object' && value !== null;

async function messagesOf(file: string, name?: string): Promise<Messages> {
  const module: Record<string, unknown> = await import(resolve(SRC, file));
  const exported = name === undefined ? Object.values(module)[0] : module[name];
  if (!isMessages(exported)) throw new Error(`${file} exports no texts`);
  return exported;
}

/** Texts without parameters, which appear on a page unchanged. */
const plain = (messages: Messages): [key: string, text: string][] =>
  Object.entries(messages).flatMap(([key, message]) =>
    typeof message === 'string' && !message.includes('{') ? [[key, message]] : [],
  );

export async function englishTexts(): Promise<ReadonlySet<string>> {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.text.ts'),
  );
  const english = new Set<string>();
  const spanish = new Set<string>();
  for (const file of files) {
    const said = await messagesOf(file.replace(/\.text\.ts$/, '.text.es.ts'));
    for (const [, text] of plain(said)) spanish.add(text);
    for (const [, text] of plain(await messagesOf(file, 'texts'))) english.add(text);
  }
  for (const text of spanish) english.delete(text); // texts that are equal in both languages, such as 'Error' and 'YouTube'
  return english;
}

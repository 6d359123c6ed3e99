/** Holds docs/decisions/README.md against the records: each is listed with its title, and each number without a record is explained. */

interface DecisionRecord {
  /** `048-changed-rules.md` */
  file: string;
  text: string;
}

const NUMBER = /^\d{3}(?=-)/;
/** A row of the table: `| [048](048-changed-rules.md) | Title | What it decides |`. */
const ROW = /^\|\s*\[(?<number>\d{3})\]\((?<file>[^)]+)\)\s*\|\s*(?<title>.+?)\s*\|\s*(?<gist>.*?)\s*\|$/gm;
/** The section on numbers without a record. */
const UNUSED = /^## Numbers without a record\n(?<text>[\s\S]*?)(?=^## |$(?![\s\S]))/m;

/** The heading without its number. */
export const titleOf = (text: string): string =>
  (/^# (?:\d{3} )?(?<title>.+)$/m.exec(text)?.groups?.['title'] ?? '').trim();

const numberOf = (file: string): string => NUMBER.exec(file)?.[0] ?? '';
const threeDigits = (number: number): string => String(number).padStart(3, '0');

/** @returns what is wrong, a line each that says what to do */
export function decisionErrors(records: readonly DecisionRecord[], index: string): string[] {
  const rows = [...index.matchAll(ROW)].map(({ groups = {} }) => ({ ...groups }));
  const used = new Set(records.map(({ file }) => numberOf(file)));
  const explained = new Set((UNUSED.exec(index)?.groups?.['text'] ?? '').match(/\b\d{3}\b/g));
  const highest = Math.max(0, ...[...used].map(Number));
  const unused = Array.from({ length: highest }, (_, at) => threeDigits(at + 1)).filter(
    (one) => !used.has(one),
  );
  const twice = records.filter(
    ({ file }, at) => records.findIndex((record) => numberOf(record.file) === numberOf(file)) < at,
  );
  return [
    ...twice.map(
      ({ file }) => `${file}: another record has the number ${numberOf(file)}; take the next free one`,
    ),
    ...records.flatMap(({ file, text }) => {
      const row = rows.find((one) => one['file'] === file);
      const wanted = `| [${numberOf(file)}](${file}) | ${titleOf(text)} |`;
      if (!row || row['number'] !== numberOf(file))
        return [`${file} is not listed; add the row ${wanted} What it decides |`];
      if (row['title'] !== titleOf(text)) return [`${file} is listed with another title; write ${wanted}`];
      return row['gist'] ? [] : [`${file} is listed without a word on what it decides`];
    }),
    ...rows.flatMap(({ file = '' }) =>
      records.some((record) => record.file === file)
        ? []
        : [`${file} is listed and does not exist; remove its row`],
    ),
    ...unused
      .filter((number) => !explained.has(number))
      .map((number) => `There is no record ${number}; say why under 'Numbers without a record'`),
    ...[...explained]
      .filter((number) => used.has(number))
      .map((number) => `${number} has a record; take it out of 'Numbers without a record'`),
  ];
}

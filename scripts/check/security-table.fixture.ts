/** Reads the table of docs/security.md. Finds rows that name a missing test or decision, and requirements that have neither a row nor a place in the list of exclusions. */

interface SecurityRow {
  /** The requirement's number in OWASP ASVS 5.0, such as 3.4.1. */
  number: string;
  tests: readonly { file: string; title: string }[];
  /** Paths of decision pages, relative to docs/. */
  records: readonly string[];
  isUnmet: boolean;
  isLevel3: boolean;
}

const ROW = /^\| (?<number>\d+\.\d+\.\d+) \|(?<cells>.*)\|$/gm;
const TEST = /`(?<file>[\w./-]+\.(?:test\.tsx?|spec\.ts))`: `(?<title>[^`]+)`/g;
const RECORD = /\]\((?<path>decisions\/[\w-]+\.md)(?:#[\w-]+)?\)/g;
const UNMET = /\| Not met, because /;
const LEFT_OUT = /^- (?<numbers>\d[\d., –]*): \S/gm;
const LEVEL_3 = '| (L3) ';

const groupsOf = (text: string, pattern: RegExp): Record<string, string>[] =>
  [...text.matchAll(pattern)].map(({ groups = {} }) => groups);

export const securityRows = (text: string): SecurityRow[] =>
  groupsOf(text, ROW).map(({ number = '', cells = '' }) => ({
    number,
    tests: groupsOf(cells, TEST).map(({ file = '', title = '' }) => ({ file, title })),
    records: groupsOf(cells, RECORD).map(({ path = '' }) => path),
    isUnmet: UNMET.test(cells),
    isLevel3: `|${cells}`.startsWith(LEVEL_3),
  }));

const hasTitle = (source: string, title: string): boolean => {
  const plain = source.replaceAll('\\', '');
  return ["'", '"', '`'].some((quote) => plain.includes(`${quote}${title}${quote}`));
};

/** Compares requirement numbers, chapter first. */
const byNumber = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });

/**
 * @param read returns the text of a project file, or undefined if there is no such file
 * @returns errors, each with the number of its row
 */
export function securityTableErrors(text: string, read: (path: string) => string | undefined): string[] {
  const rows = securityRows(text);
  return rows.flatMap(({ number, tests, records, isUnmet }, index) => {
    const before = rows[index - 1]?.number;
    const errors = [
      ...(before !== undefined && byNumber(before, number) >= 0 ? [`not after ${before}, or twice`] : []),
      ...(tests.length + records.length === 0 && !isUnmet
        ? ["no test, no record and no 'Not met, because'"]
        : []),
      ...records.filter((path) => read(`docs/${path}`) === undefined).map((path) => `no file docs/${path}`),
      ...tests.flatMap(({ file, title }) => {
        const source = read(file);
        if (source === undefined) return [`no file ${file}`];
        return hasTitle(source, title) ? [] : [`no test '${title}' in ${file}`];
      }),
    ];
    return errors.map((error) => `${number}: ${error}`);
  });
}

/** Whether a list of exclusions contains a number: directly, by its section or chapter (`4.3`, `17`), or in a range (`1.2.6–1.2.8`). */
function isListed(number: string, list: string): boolean {
  return list.split(', ').some((part) => {
    const [first = '', last] = part.split('–');
    if (last === undefined) return number === first || number.startsWith(`${first}.`);
    return byNumber(first, number) <= 0 && byNumber(number, last) <= 0;
  });
}

/** @param numbers the numbers of the ASVS requirements of levels 1 and 2 @returns errors, each with the number of its requirement */
export function coverageErrors(text: string, numbers: readonly string[]): string[] {
  const rows = securityRows(text);
  const lists = groupsOf(text, LEFT_OUT).map((groups) => groups['numbers'] ?? '');
  return [
    ...numbers.flatMap((number) => {
      const count =
        rows.filter((row) => row.number === number).length +
        lists.filter((list) => isListed(number, list)).length;
      if (count === 1) return [];
      return [`${number}: ${count === 0 ? 'neither a row nor left out' : `in ${count} places`}`];
    }),
    ...rows
      .filter(({ number, isLevel3 }) => numbers.includes(number) === isLevel3)
      .map(({ number }) => `${number}: marked with the wrong level`),
    ...lists
      .flatMap((list) => list.split(', '))
      .filter((part) => !numbers.some((number) => isListed(number, part)))
      .map((part) => `${part}: no requirement of level 1 or 2`),
  ];
}

/** Finds, in a block's plain text, typos that are wrong in any context (decisions/brands#errors-questions-and-hints). */
import type { Token } from 'markdown-it';
import type { TextError } from './conditions.ts';
import { indexIn, plainText } from './markdown-mistakes.ts';

const SLIPS: readonly (readonly [pattern: RegExp, message: (written: string) => string])[] = [
  [
    /(?<![\p{L}'’])(?<word>(?!had |that |walla )\p{L}{2,}) \k<word>(?![\p{L}'’])/giu,
    (written) => `'${written}' has a word twice: delete one`,
  ],
  [/\p{L}*\p{Ll}\.\p{Lu}\p{Ll}+/gu, (written) => `a space is missing after the period in '${written}'`],
  [
    /\p{L}*\p{Ll}\?\p{Ll}+/gu,
    (written) => `'${written}' has lost a letter to a wrong encoding: write it again`,
  ],
  [/(?:https?:\/\/|www\.)[^\s)]+/g, (written) => `'${written}' is no link: write [words](https://…)`],
  [
    /(?<![\d.-])1-(?!\d{3}-\d{3}-\d{4}(?![\d-]))\d+-\d+-\d+(?![\d-])/g,
    (written) => `'${written}' is no phone number: write it as 1-800-555-0199`,
  ],
  [/(?<![\d-])\d{3}-\d{3}-\d{4}(?![\d-])/g, (written) => `write 1-${written}: then a phone can call it`],
  [
    /\$(?!\d{1,3}(?:,\d{3})*(?:\.\d\d)?(?![.,]?\d)|\d+(?:\.\d+)? (?:[mb]illion|mill))\s?\d(?:[\d.,]*\d)?(?![OIl])/g,
    (written) => `'${written}' is no amount: write it as $1,200 or $91.80`,
  ],
  [
    /(?<![\d/.-])(?:\d{1,2}\/\d{1,2}\/(?:20)?\d\d|20\d\d-\d\d-\d\d)(?![\d/-])/g,
    (written) => `write '${written}' in words: November 4, 2026, and in Spanish 4 de noviembre de 2026`,
  ],
  [
    /(?<![\d:.$])(?:0|1[3-9]|2\d)(?::\d\d)?\s?[ap](?:m|\.\s?m\.)(?!\p{L})/giu,
    (written) => `'${written}' is no time of day: write 1 to 12 before AM or PM`,
  ],
  [
    /[\w.+-]*\w@(?![\w-]+(?:\.[\w-]+)*\.[a-z]{2,})\w[\w,.-]*\w/gi,
    (written) => `'${written}' is no e-mail address: write one such as help@northstar.example`,
  ],
  [
    /&(?:#x?[\da-f]+|nbsp|amp|quot|apos|[lg]t|[mn]dash|hellip|copy|reg|[lr][sd]quo|[aeiou]acute|ntilde|iquest)[a-z]*(?![;\w])/gi,
    (written) => `'${written}' is shown as it is: write the sign itself, or a ; after its name`,
  ],
  [/\$\d*[OIl](?!\p{L})/gu, (written) => `'${written}' has a letter in place of a digit`],
  [/^-(?=\p{L})[^\n]*/gmu, () => 'a space is missing after the - of this list item'],
  [/^•[^\n]*/gm, () => 'write - and a space before each item of a list'],
  [/^\d{1,2}[.)](?=\p{L})[^\n]*/gmu, () => 'a space is missing after the number of this list item'],
];

const TIMES =
  /(?<![\d:.$])(?<from>\d{1,2}(?::\d\d)?)\s?(?<half>[ap])\.?\s?m\.?\s?(?:to|until|through|a|hasta|-|–)\s?(?:las )?(?<to>\d{1,2}(?::\d\d)?)\s?\k<half>\.?\s?m(?!\p{L})/giu;

/** Minutes since the last midnight or noon: 150 for `2:30`. */
function minutesOf(time: string): number {
  const [hours, minutes = 0] = time.split(':').map(Number);
  return ((hours ?? 0) % 12) * 60 + minutes;
}

/** Finds times such as `9 AM to 4 AM`. Ignores ranges that end at midnight or noon, and ranges overnight such as `9 PM to 4 AM`. */
const reversedTimes = (plain: string): { written: string; message: string }[] =>
  [...plain.matchAll(TIMES)].flatMap(({ 0: written, groups = {} }) => {
    const { from = '', to = '' } = groups;
    return to.startsWith('12') || minutesOf(from) < minutesOf(to)
      ? []
      : [{ written, message: `'${written}' ends before it starts: see which is AM, and which is PM` }];
  });

/** A quick first test, because few blocks contain any of these characters and some of the patterns are slow. */
const ANY = /[?\d$•@&]|\.\p{Lu}|:\/\/|www\.|^-/mu;
const hasWordTwice = (plain: string): boolean => {
  const words = plain.toLowerCase().split(' ');
  return words.some((word, at) => word !== '' && word === words[at - 1]);
};

export const textSlips = (
  text: string,
  tokens: readonly Token[],
  lineStarts: readonly number[],
): TextError[] =>
  tokens.flatMap((token) => {
    if (!token.children) return [];
    const plain = plainText(token.children);
    if (!ANY.test(plain) && !hasWordTwice(plain)) return [];
    const from = lineStarts[token.map?.[0] ?? 0] ?? 0;
    const slips = SLIPS.flatMap(([pattern, message]) =>
      [...plain.matchAll(pattern)].map(([written]) => ({ written, message: message(written) })),
    );
    return [...slips, ...reversedTimes(plain)].map(({ written, message }) => ({
      index: indexIn(text, written, from),
      message,
    }));
  });

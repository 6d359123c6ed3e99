/** Makes 350 brands out of 35. */
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Brands per real brand, itself included. */
const TIMES = 10;
/** Offset for numbers that no brand has and the schema allows (five digits). */
const NUMBER_STEP = 9000;
/** Offset for phone numbers that no brand has. */
const PHONE_STEP = 100;

export const brandFile = (copy: string, code: string): string => join(copy, 'brands', code, 'brand.yaml');

export const codesOf = (copy: string): string[] =>
  readdirSync(join(copy, 'brands'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map(({ name }) => name);

/** @throws Error if nothing changed */
export function edit(file: string, change: (text: string) => string): void {
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`nothing to change in ${file}`);
  writeFileSync(file, after);
}

/** A number as letters, so that no name is a prefix of another. */
const letters = (number: number): string => String.fromCharCode('a'.charCodeAt(0) + number);

/** Gives a clone its own code, name, logo and other unique values. */
function clone(copy: string, code: string, number: number): void {
  const mark = letters(number);
  cpSync(join(copy, 'brands', code), join(copy, 'brands', `${code}${mark}${mark}`), { recursive: true });
  const file = brandFile(copy, `${code}${mark}${mark}`);
  const text = readFileSync(file, 'utf8');
  const name = /^name: (.*)$/m.exec(text)?.[1] ?? '';
  const domain = /^domain: (.*)$/m.exec(text)?.[1] ?? '';
  edit(file, (before) =>
    before
      .replace(/^(prismBrandCode|storeID): (\d+)$/gm, (_line, key: string, value: string) =>
        [key, String(Number(value) + (number + 1) * NUMBER_STEP)].join(': '),
      )
      .replace(
        /^(customerServicePhoneNumber: \S+-)(\d{4})/m,
        (_line, start: string, value: string) =>
          start + String(Number(value) + (number + 1) * PHONE_STEP).padStart(4, '0'),
      )
      .replace(/^(?: {2})?description: "?/gm, `$&${mark.toUpperCase()} `)
      .replace(/^(coremetricsId\w+: "\d{4})0/gm, `$1${number + 1}`)
      .replaceAll('GTM-DEMO', `GTM-X${mark.toUpperCase()}MO`)
      .replaceAll(domain, `${mark}${mark}-${domain}`)
      .replaceAll(name, `${mark.toUpperCase()}${name}`),
  );
  edit(join(dirname(file), 'logo.svg'), (svg) => svg.replace('<svg ', `<svg opacity="0.9${number}" `));
}

/** Adds nine clones of each brand. @returns the number of brands */
export function cloneBrands(copy: string): number {
  const codes = codesOf(copy);
  for (let number = 0; number < TIMES - 1; number += 1) for (const code of codes) clone(copy, code, number);
  return codes.length * TIMES;
}

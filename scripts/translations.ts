/** `npm run translations`: lists Spanish texts whose English changed. `-- FILE:KEY …` marks them as reviewed. */
import { readChecked, writeChecked } from './translations/checked-file.ts';
import { englishTexts } from './translations/english-texts.ts';
import { isAt, staleLine, staleTexts, withChecked } from './translations/stale.ts';

const paths = process.argv.slice(2);
const texts = await englishTexts();
const checked = readChecked();
const stale = staleTexts(texts, checked);
const unknown = paths.filter((path) => !texts.some((text) => isAt(text, path)));
if (unknown.length > 0) {
  console.error(`There is no translated text at ${unknown.join(', ')}.`);
  process.exitCode = 1;
} else if (paths.length > 0) {
  const marked = stale.filter((text) => paths.some((path) => isAt(text, path)));
  writeChecked(withChecked(texts, checked, paths));
  console.info(`${marked.length} of ${stale.length} marked as checked.`);
} else {
  for (const text of stale) console.info(staleLine(text));
  console.info(
    `${stale.length} of ${texts.length} texts changed in English since their Spanish was checked.`,
  );
}

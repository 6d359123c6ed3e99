/** `npm run translations`: lists Spanish texts whose English changed. `-- FILE:KEY …` says that they were compared with it. */
import { ROOT } from './steps/run-step.ts';
import { readChecked, writeChecked } from './translations/checked-file.ts';
import { englishTexts } from './translations/english-texts.ts';
import { isAt, staleLine, staleTexts, withChecked } from './translations/stale.ts';

const places = process.argv.slice(2);
const texts = await englishTexts(ROOT);
const checked = readChecked(ROOT);
const stale = staleTexts(texts, checked);
const unknown = places.filter((place) => !texts.some((text) => isAt(text, place)));
if (unknown.length > 0) {
  console.error(`There is no translated text at ${unknown.join(', ')}.`);
  process.exitCode = 1;
} else if (places.length > 0) {
  const marked = stale.filter((text) => places.some((place) => isAt(text, place)));
  writeChecked(ROOT, withChecked(texts, checked, places));
  console.info(`${marked.length} of ${stale.length} marked as checked.`);
} else {
  for (const text of stale) console.info(staleLine(text));
  console.info(
    `${stale.length} of ${texts.length} texts changed in English since their Spanish was checked.`,
  );
}

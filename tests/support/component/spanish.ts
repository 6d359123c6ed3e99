/** Makes the page Spanish until the test ends; brand records stay English. */
export async function makeSpanish(): Promise<void> {
  document.documentElement.lang = 'es';
  await import('../../../src/layouts/page/spanish-texts.ts');
}

export { englishTexts } from '../english-texts.ts';

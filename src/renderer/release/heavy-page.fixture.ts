/** Text from a small vocabulary in a fixed pseudo-random order. 41,000 characters compress to just over the size limit of a page. */
export function randomText(length: number): string {
  let state = 1;
  const next = (most: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % most;
  };
  const word = () => Array.from({ length: 3 + next(7) }, () => 'etaoinshrdlu'[next(12)]).join('');
  const words = Array.from({ length: 900 }, word);
  let text = '';
  while (text.length < length) text += `${words[next(words.length)]} `;
  return text;
}

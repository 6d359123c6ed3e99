const SHOWN_CHARACTERS = 2;

/** Shows just enough for people to recognize their own name: `le•`. Never shows the length. */
export function maskedLoginId(name: string): string {
  const characters = [...name];
  const shown = characters.length > SHOWN_CHARACTERS ? SHOWN_CHARACTERS : 1;
  return `${characters.slice(0, shown).join('')}•`;
}

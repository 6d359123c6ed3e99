const SHOWN_CHARACTERS = 2;

/** Enough for a person to know their own: `le•`. A short one shows less, and none shows its length. */
export function maskedLoginId(name: string): string {
  const characters = [...name];
  const shown = characters.length > SHOWN_CHARACTERS ? SHOWN_CHARACTERS : 1;
  return `${characters.slice(0, shown).join('')}•`;
}

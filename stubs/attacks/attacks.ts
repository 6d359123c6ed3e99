/** The corpus: hand-written payloads, each class of OWASP's XSS Filter Evasion Cheat Sheet among them. */
import type { AttackClass } from './attack-class.ts';
import { BROWSER_ATTACKS } from './browser-attacks.ts';
import { ELEMENT_ATTACKS } from './element-attacks.ts';
import { EVASION_ATTACKS } from './evasion-attacks.ts';

export const ATTACK_CLASSES: readonly AttackClass[] = [
  ...EVASION_ATTACKS,
  ...ELEMENT_ATTACKS,
  ...BROWSER_ATTACKS,
];

export const ATTACKS: readonly string[] = ATTACK_CLASSES.flatMap(({ texts }) => texts);

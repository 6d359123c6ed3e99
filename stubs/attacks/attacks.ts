/** The corpus: hand-written payloads, each class of OWASP's XSS Filter Evasion Cheat Sheet among them. */
import { BROWSER_ATTACKS } from './browser-attacks.ts';
import { ELEMENT_ATTACKS } from './element-attacks.ts';
import { EVASION_ATTACKS } from './evasion-attacks.ts';

/**
 * HTML that tries to run a script, load something or leave its place, by class: the heading of the cheat sheet, or what the attack
 * relies on. A script that runs calls `alert`; a request goes to evil.example.
 */
export const ATTACK_CLASSES = { ...EVASION_ATTACKS, ...ELEMENT_ATTACKS, ...BROWSER_ATTACKS };

export const ATTACKS: readonly string[] = Object.values(ATTACK_CLASSES).flat();

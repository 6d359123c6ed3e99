/** Hand-written XSS payloads. They cover every class of OWASP's XSS Filter Evasion Cheat Sheet. */
import { BROWSER_ATTACKS } from './browser-attacks.ts';
import { ELEMENT_ATTACKS } from './element-attacks.ts';
import { EVASION_ATTACKS } from './evasion-attacks.ts';

/**
 * HTML that tries to run a script, load something or cover the rest of the page, grouped by class. A class is named
 * after a heading of the cheat sheet, or after the behavior that the attack relies on. Scripts call `alert`, and
 * requests go to evil.example.
 */
export const ATTACK_CLASSES = { ...EVASION_ATTACKS, ...ELEMENT_ATTACKS, ...BROWSER_ATTACKS };

export const ATTACKS: readonly string[] = Object.values(ATTACK_CLASSES).flat();

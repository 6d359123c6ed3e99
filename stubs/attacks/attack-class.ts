/** Texts that try to run a script, load something or leave their place, by class. */
export interface AttackClass {
  /** The heading of OWASP's XSS Filter Evasion Cheat Sheet, or what the attack relies on. */
  readonly name: string;
  /** HTML. A script that runs calls `alert`; a request goes to evil.example. */
  readonly texts: readonly string[];
}

import { describe, expect, it } from 'vitest';
import { FILES } from './baseline-page.ts';

describe('the fixed baseline pages', () => {
  // If a weight changes, all budgets of browser times become invalid (decisions/publishing#budgets-of-time-are-ratios).
  it.each([
    ['/home', 8000],
    ['/home.css', 6000],
    ['/home.js', 3000],
    ['/summary', 12_000],
    ['/summary.css', 6000],
    ['/shell.js', 3000],
    ['/summary.js', 120_000],
    ['/response', 10_000],
  ])('include %s with exactly %i bytes', (path, bytes) => {
    expect(Buffer.byteLength(FILES[path]?.[1] ?? '')).toBe(bytes);
  });

  it.each(['/home.js', '/shell.js', '/summary.js'])('include a script without syntax errors: %s', (path) => {
    const code = (FILES[path]?.[1] ?? '').replaceAll('import(', 'load(');
    expect(() => new Function('load', code)).not.toThrow();
  });
});

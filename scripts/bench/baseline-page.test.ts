import { describe, expect, it } from 'vitest';
import { FILES } from './baseline-page.ts';

describe('the fixed pages', () => {
  // A change here makes every budget of a time in a browser invalid (decisions/publishing#budgets-of-time-are-ratios).
  it.each([
    ['/home', 8000],
    ['/home.css', 6000],
    ['/home.js', 3000],
    ['/summary', 12_000],
    ['/summary.css', 6000],
    ['/shell.js', 3000],
    ['/summary.js', 120_000],
    ['/response', 10_000],
  ])('%s keeps its weight', (path, bytes) => {
    expect(Buffer.byteLength(FILES[path]?.[1] ?? '')).toBe(bytes);
  });

  it.each(['/home.js', '/shell.js', '/summary.js'])('%s is a script', (path) => {
    const code = (FILES[path]?.[1] ?? '').replaceAll('import(', 'load(');
    expect(() => new Function('load', code)).not.toThrow();
  });
});

/** Lint rules for pages (.astro); .oxlintrc.json has the rules for TypeScript. Every finding is an error. The import fence is in scripts/check/fence/. */
import { defineConfig, globalIgnores } from 'eslint/config';
import astro from 'eslint-plugin-astro';
import ts from 'typescript-eslint';
import { fence } from '../scripts/check/fence/rule.ts';

export default defineConfig(
  globalIgnores(['dist/', '.cache/', '.astro/', 'node_modules/', 'test-results/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error' } },
  {
    files: ['**/*.{ts,tsx,astro,js,mjs}'],
    plugins: { house: { rules: { fence } } },
    rules: {
      'house/fence': 'error',
      eqeqeq: ['error', 'always'],
      'no-debugger': 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx,astro}'],
    extends: [ts.configs.strict, ts.configs.stylistic],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      // A module declaration can only extend an interface, so such an interface may be empty.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      '@typescript-eslint/no-empty-function': 'off', // an empty callback is easy to understand
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  astro.configs['flat/recommended'],
  astro.configs['flat/jsx-a11y-strict'],
  {
    files: ['src/**/*.{ts,tsx,astro}'],
    rules: { 'no-console': ['error', { allow: ['warn', 'error'] }] },
  },
  {
    files: ['src/**/*.{ts,tsx,astro}'],
    // The first file wraps `fetch`; the others read a file of the site.
    ignores: [
      'src/lib/http/complete-fetch.ts',
      'src/session/redirects/brand-portals.ts',
      'src/features/search/search.service.ts',
    ],
    rules: {
      'no-restricted-globals': [
        'error',
        {
          name: 'fetch',
          message: 'Calls go through src/lib/http/http.ts: limits, retries, failures and tokens are there.',
        },
      ],
    },
  },
);

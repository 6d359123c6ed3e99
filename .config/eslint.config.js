/** Lint rules. All are errors; `npm run check` allows no warning. The import fence is in scripts/check/fence/. */
import { defineConfig, globalIgnores } from 'eslint/config';
import astro from 'eslint-plugin-astro';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import ts from 'typescript-eslint';
import { fence } from '../scripts/check/fence/rule.ts';

/** The rules of a shared configuration, warnings as errors. */
const asErrors = (rules) =>
  Object.fromEntries(
    Object.entries(rules ?? {}).map(([name, setting]) => {
      const [level, ...options] = [setting].flat();
      return [name, level === 'off' || level === 0 ? 'off' : ['error', ...options]];
    }),
  );

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
      // For a module declaration, which can only extend an interface.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      '@typescript-eslint/no-empty-function': 'off', // an empty callback is clear
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  {
    // Rules that need types: a forgotten await, a missing case of a union.
    files: ['{src,scripts,stubs,tests}/**/*.{ts,tsx}'],
    ignores: ['**/*.astro/*.ts'], // a <script> of an .astro file is in no TypeScript project
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: `${import.meta.dirname}/..` },
    },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    files: ['**/*.tsx'],
    plugins: { 'react-hooks': reactHooks, ...jsxA11y.configs.strict.plugins },
    languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
    rules: {
      ...asErrors(reactHooks.configs.flat.recommended.rules),
      ...asErrors(jsxA11y.configs.strict.rules),
    },
  },
  {
    // With an import statement, a file of ambient types would be a module and declare nothing.
    files: ['**/*.d.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }] },
  },
  astro.configs['flat/recommended'],
  astro.configs['flat/jsx-a11y-strict'],
  {
    files: ['src/**/*.{ts,tsx,astro}'],
    rules: { 'no-console': ['error', { allow: ['warn', 'error'] }] },
  },
  {
    files: ['src/**/*.{ts,tsx,astro}'],
    // The last two read a file of the site.
    ignores: [
      'src/lib/complete-fetch.ts',
      'src/session/redirects/brand-portals.ts',
      'src/features/search/search.service.ts',
    ],
    rules: {
      'no-restricted-globals': [
        'error',
        {
          name: 'fetch',
          message: 'Calls go through src/lib/http.ts: limits, retries, failures and tokens are there.',
        },
      ],
    },
  },
);

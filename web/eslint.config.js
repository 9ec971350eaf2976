/**
 * Rules that find faults: promises that nobody waits for, values of any type, stale state. How code looks is Prettier's.
 * They are run from the root of the repository, for games have pages in folders of their own.
 */
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  globalIgnores(['web/node_modules/', 'web/src/api/schema.d.ts', 'web/src/fonts/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: {
        project: 'tsconfig.json',
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: ['.svelte'],
      },
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // Maps and sets are made anew whenever they are shown, and never changed afterwards.
      'svelte/prefer-svelte-reactivity': 'off',
      // A space that a line break must not swallow.
      'svelte/no-useless-mustaches': 'off',
      // The router follows plain links of its own.
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
  {
    rules: {
      // A name that begins with _ says that it is not used.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    // The settings of the tools stand in no project of TypeScript.
    files: ['web/*.js', 'web/*.mjs', 'web/*.ts'],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: globals.node, parserOptions: { project: null } },
  },
);

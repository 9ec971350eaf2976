import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { nightly } from './src/games/nightly';
import { wordFiles } from './words';

/** The server that `npm run dev` talks to. */
const server = process.env.ROUNDHOUSE_SERVER ?? 'http://127.0.0.1:8000';

const client = '../src/roundhouse/client';

/** Every text of the built client gets a neighbour that is compressed as well as can be: the server sends that one. */
function compressed(): Plugin {
  const files = (): string[] => readdirSync(client, { recursive: true, encoding: 'utf-8' });
  return {
    name: 'compressed',
    apply: 'build',
    closeBundle() {
      for (const name of files().filter((file) => /\.(css|html|js|svg)$/.test(file))) {
        const file = join(client, name);
        writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
      }
    },
  };
}

/** Files of colours of games say what is dark once. */
function nights(): Plugin {
  return {
    name: 'nights',
    enforce: 'pre',
    transform: (code, id) => (/\/page\/colours\.css$/.test(id) ? nightly(code) : undefined),
  };
}

export default defineConfig({
  plugins: [nights(), wordFiles(), svelte(), svelteTesting(), compressed()],
  resolve: {
    alias: { $lib: fileURLToPath(new URL('src', import.meta.url)) },
    // What games have in their own folders finds Svelte here.
    dedupe: ['svelte'],
  },
  build: {
    outDir: client,
    emptyOutDir: true,
    target: 'es2022',
    // The content policy forbids data: fonts and inline styles.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Few files: each has a head of half a kilobyte, and compresses better the larger it is.
        codeSplitting: {
          groups: [
            {
              name: 'common',
              test: /node_modules(?!.*\/bindings\/select)|web\/src\/(api|games|icons|parts|state\/(?!progress|course)|words\/(words|files|speaks|capital)|screens\/screens)|virtual:words$|page\/page\.ts/,
              priority: 2,
            },
            // A result shows icons, and not the panels of a game.
            {
              name: (id) => `icons-${/games\/(\w+)\/page/.exec(id)?.[1]}`,
              test: /games\/\w+\/page\/icons/,
              priority: 1,
            },
            // What no table needs at first.
            { name: 'forms', test: /\/bindings\/select/, priority: 1 },
            { name: 'learning', test: /web\/src\/state\/(progress|course)/, priority: 1 },
            // What a game brings to its tables; its folder `later` is fetched when it is first shown.
            {
              name: (id) => `game-${/games\/(\w+)\/page/.exec(id)?.[1]}`,
              test: /games\/\w+\/page\/[^/]+\.(svelte|ts)/,
              priority: 0,
            },
            // What every table shows; what is fetched when it is first shown stays apart.
            {
              name: 'table',
              test: /web\/src\/(board\/|table\/(?!result\/|(Advice|BottomTabs|Gather|Chat|Choices|Coach|Following|Foresight|HandOver|Keys|Menu|NarrowTable|Notes|NumberChoices|Outlook|Pictures|PlayerStrip|RuleBook|Seats|Since|SpotPicker|Standing|Stepper|Steps|TextBoard|Turns|Tutor|Verbs|animation|cards|explained|turns)\.))/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': { target: server, ws: true, changeOrigin: false } },
    fs: { allow: ['..'] },
  },
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'happy-dom',
    setupFiles: ['src/testing/setup.ts'],
    testTimeout: 30_000,
  },
});

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** The server that `npm run dev` talks to. */
const server = process.env.ROUNDHOUSE_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/roundhouse/client',
    emptyOutDir: true,
    target: 'es2022',
    // The content policy forbids data: fonts and inline styles.
    assetsInlineLimit: 0,
    cssCodeSplit: false,
  },
  server: {
    proxy: { '/api': { target: server, ws: true, changeOrigin: false } },
    fs: { allow: ['..'] },
  },
  test: { include: ['src/**/*.test.ts'] },
});

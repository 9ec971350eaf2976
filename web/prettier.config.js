/** The plugin is imported here, for Prettier is run from the root of the repository and would look for it there. */
import * as svelte from 'prettier-plugin-svelte';

export default {
  printWidth: 120,
  tabWidth: 2,
  singleQuote: true,
  plugins: [svelte],
  overrides: [{ files: '*.svelte', options: { parser: 'svelte' } }],
};

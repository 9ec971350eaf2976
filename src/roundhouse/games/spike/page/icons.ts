/** The icons of the folder beside this file. */
import { bringIcons } from '$lib/games/icons';

bringIcons(import.meta.glob<string>('./icons/*.svg', { query: '?raw', import: 'default', eager: true }));

import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { SCREENS } from './screens/screens';
import { router } from './state/router.svelte';
import { settings } from './state/settings.svelte';
import { words } from './words/words.svelte';

// The colours of every game that is built in.
import.meta.glob('../../src/roundhouse/games/*/page/colours.css', { eager: true });

settings.apply();
const speaking = words.load(settings.language);
// The screen travels together with the words; whether it arrives is App's to say.
SCREENS[router.name]?.().catch(() => undefined);
await speaking;
mount(App, { target: document.getElementById('app')! });

import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { words } from './words/words.svelte';
import { settings } from './state/settings.svelte';

settings.apply();
await words.load(settings.language);
mount(App, { target: document.getElementById('app')! });

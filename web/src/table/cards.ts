/** What the card of a question fetches when it is first needed, together: every file has a head of its own. */
export { default as Stepper } from './Stepper.svelte';
export { default as Steps } from './Steps.svelte';

/** The camera follows the picks: what is asked for comes into view by itself. */
import { untrack } from 'svelte';
import { room } from '../state/screen.svelte';
import type { Sprite } from '../api/types';
import type { Camera } from './camera.svelte';
import type { Spots } from './spots.svelte';

/** Units of the scene in a pixel from which on places are too small for a finger. */
const SMALL = 6.5;
/** How far around places is shown, and how many times that: more before anything is picked. */
const REACH = 140;
const PICKING = 2;
const ASKING = 3.4;
/** So few places are shown from near before anything is picked. */
const FEW = 6;
/** More places than these are not looked at together. */
const MANY = 12;

/** Bring the last pick into view, and on the small map of a phone come near to what is and can be picked. */
export function followPicks(
  camera: Camera,
  spots: Spots,
  covered: () => number,
  near: () => number,
  about: () => readonly string[] = () => [],
  pieces: () => readonly Sprite[] = () => [],
): void {
  /** What a lesson is about lies in sight before anything is picked. */
  const taught = $derived(spots.unique(about()));
  /** What a question is about, before anything is picked: a few places, and what is proposed. */
  const asked = $derived.by(() => {
    const { options, scene } = spots.shown;
    return options.length && spots.targets.length <= FEW ? [...spots.targets, ...spots.unique(scene.chosen)] : [];
  });
  /** What else could be picked is shown with what is, unless it is everywhere. */
  const others = $derived(spots.targets.length <= MANY ? spots.targets : []);
  $effect(() => {
    const { picked, lit } = spots.shown;
    const last = picked.at(-1);
    const around = last
      ? [...others, ...spots.unique([...picked, ...(room.phone ? lit : [])])]
      : taught.length
        ? taught
        : asked;
    // What is picked last need not lie on the map: a tile lies where the hex before it does.
    const spot = picked.flatMap((pick) => spots.of(pick) ?? []).at(-1);
    // What is picked may be drawn in many places, and named in none: the ways of trains.
    const drawn = spot || room.wide ? [] : pieces().flatMap(({ x, y }) => (x && y ? { x, y } : []));
    const hidden = covered();
    const nearest = near();
    untrack(() => {
      camera.leave();
      if (room.phone && around.length && camera.unit > (nearest || SMALL)) {
        camera.approach(around, (last ? PICKING : ASKING) * REACH, hidden, nearest);
      }
      if (spot) camera.reveal(spot.x, spot.y, hidden);
      else camera.approach(drawn, REACH, hidden, nearest);
    });
  });
}

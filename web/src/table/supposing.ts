/** What if others decide otherwise? The panels that tell are shown as they would be then, until the table is renewed. */
import type { Panel, Supposed } from '../api/types';
import type { Session } from './session.svelte';

export async function suppose(session: Session, supposing: readonly string[]): Promise<void> {
  const { picker, picked, scenery, seat } = session;
  const { scene } = scenery;
  const found = await session.ask<Supposed>('suppose', { seat, picks: picked, supposing });
  if (!found || picked !== session.picked || scene !== scenery.scene) return;
  const supposed = (panels: readonly Panel[]): Panel[] =>
    panels.map((panel) => found.panels.find(({ id }) => id === panel.id) ?? panel);
  if (scene) scenery.scene = { ...scene, panels: supposed(scene.panels) };
  if (picker.preview) picker.preview = { ...picker.preview, panels: supposed(picker.preview.panels) };
  else picker.begunPanels = supposed(picker.begunPanels);
}

/** The bell: tells somebody who looks elsewhere that it is their turn. Off until asked for. */
import { settings } from './settings.svelte';

class Bell {
  /** Ask the browser whether it may notify. */
  async allow(): Promise<boolean> {
    if (!('Notification' in window)) return false;
    return (await Notification.requestPermission()) === 'granted';
  }

  ring(title: string, text: string): void {
    if (settings.sounds) strike();
    if (!settings.notify || !document.hidden || !('Notification' in window) || Notification.permission !== 'granted')
      return;
    const shown = new Notification(title, { body: text, icon: '/icon.svg', tag: 'turn' });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  }
}

/** A small station bell: two tones that die away. */
function strike(): void {
  try {
    const audio = new AudioContext();
    for (const [pitch, loud] of [
      [1318, 0.12],
      [2637, 0.05],
    ] as const) {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(loud, audio.currentTime);
      volume.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + 1.2);
      tone.connect(volume).connect(audio.destination);
      tone.start();
      tone.stop(audio.currentTime + 1.3);
    }
    setTimeout(() => void audio.close(), 1500);
  } catch {
    // A browser without sound plays on silently.
  }
}

export const bell = new Bell();

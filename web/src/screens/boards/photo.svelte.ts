/** A photograph under the grid. It stays in this page: nothing of it is sent or kept. */
import type { Point } from '../../board/gestures';

export class Photo {
  /** As data: the content policy allows no other pictures from here. */
  source = $state('');
  width = $state(0);
  height = $state(0);
  /** How much of it is seen through the board. */
  strength = $state(0.6);
  /** Its middle, its scale and its turn in degrees. */
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  turn = $state(0);
  /** Does the pointer move it instead of painting? */
  held = $state(false);

  async lay(file: File, frame: readonly [number, number, number, number]): Promise<void> {
    const source = await new Promise<string>((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
      reader.onerror = () => reject(new Error('unreadable'));
      reader.readAsDataURL(file);
    });
    const image = new Image();
    image.src = source;
    await image.decode();
    this.width = image.naturalWidth;
    this.height = image.naturalHeight;
    this.x = frame[0] + frame[2] / 2;
    this.y = frame[1] + frame[3] / 2;
    this.scale = Math.max(frame[2] / this.width, frame[3] / this.height);
    this.turn = 0;
    this.source = source;
  }

  move(by: Point): void {
    this.x += by.x;
    this.y += by.y;
  }

  remove(): void {
    this.source = '';
    this.held = false;
  }

  get transform(): string {
    return `translate(${this.x} ${this.y}) rotate(${this.turn}) scale(${this.scale})`;
  }
}

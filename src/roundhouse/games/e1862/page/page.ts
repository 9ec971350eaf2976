/** What 1862 brings to its page: its table, cards and market. */
import type { GamePage } from '$lib/games/panels';

const page: GamePage = { id: '1862', panels: () => import('./panels').then(({ own }) => own) };
export default page;

/** What 1862 brings to its page: the share market under the map. */
import type { GamePage } from '$lib/games/panels';

const page: GamePage = { id: '1862', panels: () => import('./panels') };
export default page;

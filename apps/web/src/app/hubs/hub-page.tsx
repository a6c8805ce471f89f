import type { ScreenModule } from '../../platform/navigation/screen-route.ts';
import { Hub } from './hub.tsx';

export const card = { Screen: () => <Hub group="card" />, title: 'app:titles.card' } satisfies ScreenModule;
export const work = { Screen: () => <Hub group="work" />, title: 'app:titles.work' } satisfies ScreenModule;
export const more = { Screen: () => <Hub group="more" />, title: 'app:titles.more' } satisfies ScreenModule;

import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/card/wallet',
  screen: () => import('./wallet-page.tsx'),
} as const satisfies ScreenRoute;

import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/card/direct-deposit-welcome2',
  screen: () => import('./welcome-page.tsx'),
} as const satisfies ScreenRoute;

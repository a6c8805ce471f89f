import type { ScreenRoute } from '../../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/card/pay-a-friend-manual',
  screen: () => import('./pay-page.tsx'),
} as const satisfies ScreenRoute;

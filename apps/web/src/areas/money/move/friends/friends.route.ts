import type { ScreenRoute } from '../../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/card/pay-a-friend',
  part: 'money',
  screen: () => import('./friends-page.tsx'),
} as const satisfies ScreenRoute;

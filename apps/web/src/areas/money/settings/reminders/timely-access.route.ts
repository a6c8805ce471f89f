import type { ScreenRoute } from '../../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/timely-access-pay',
  part: 'you',
  screen: () => import('./timely-access-page.tsx'),
} as const satisfies ScreenRoute;

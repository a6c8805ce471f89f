import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/referral',
  part: 'more',
  screen: () => import('./home-page.tsx'),
} as const satisfies ScreenRoute;

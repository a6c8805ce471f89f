import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/referral/invite',
  screen: () => import('./invite-page.tsx'),
} as const satisfies ScreenRoute;

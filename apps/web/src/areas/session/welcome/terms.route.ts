import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/welcome/accept-terms-conditions',
  screen: () => import('./terms-page.tsx'),
} as const satisfies ScreenRoute;

import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/unsubscribe-smartInvite',
  screen: () => import('./unsubscribe-page.tsx'),
} as const satisfies ScreenRoute;

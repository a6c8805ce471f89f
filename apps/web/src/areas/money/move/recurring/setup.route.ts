import type { ScreenRoute } from '../../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/ewa/recurring/new',
  screen: () => import('./setup-page.tsx'),
} as const satisfies ScreenRoute;

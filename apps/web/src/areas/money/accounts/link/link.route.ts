import type { ScreenRoute } from '../../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/ewa/accounts/link',
  screen: () => import('./link-page.tsx'),
} as const satisfies ScreenRoute;

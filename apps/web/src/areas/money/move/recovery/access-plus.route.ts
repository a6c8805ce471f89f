import type { ScreenRoute } from '../../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/access-plus',
  screen: () => import('./access-plus-page.tsx'),
} as const satisfies ScreenRoute;

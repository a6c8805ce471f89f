import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/card/carddesign-terms',
  screen: () => import('./design-terms-page.tsx'),
} as const satisfies ScreenRoute;

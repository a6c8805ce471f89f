import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/uber',
  screen: () => import('./book-page.tsx'),
} as const satisfies ScreenRoute;

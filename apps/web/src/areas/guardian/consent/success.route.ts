import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/microsite-success',
  secrets: ['Forbe', 'Color'],
  screen: () => import('./success-page.tsx'),
} as const satisfies ScreenRoute;

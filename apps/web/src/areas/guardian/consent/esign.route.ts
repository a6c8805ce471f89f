import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/microsite-esign',
  secrets: ['Forbe', 'Color'],
  screen: () => import('./esign-page.tsx'),
} as const satisfies ScreenRoute;

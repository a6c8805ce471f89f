import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/turbo-tax',
  screen: () => import('./tax-page.tsx'),
} as const satisfies ScreenRoute;

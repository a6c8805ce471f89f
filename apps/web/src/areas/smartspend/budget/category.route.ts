import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/smartspend/:category',
  part: 'money',
  screen: () => import('./category-page.tsx'),
} as const satisfies ScreenRoute;

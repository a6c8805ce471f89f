import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/apps/insurance/:kind',
  part: 'more',
  screen: () => import('./insurance-page.tsx'),
} as const satisfies ScreenRoute;

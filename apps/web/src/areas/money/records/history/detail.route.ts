import type { ScreenRoute } from '../../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/ewa/history/:id',
  part: 'money',
  screen: () => import('./detail-page.tsx'),
} as const satisfies ScreenRoute;

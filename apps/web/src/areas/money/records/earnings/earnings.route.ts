import type { ScreenRoute } from '../../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/ewa/earnings',
  part: 'money',
  screen: () => import('./earnings-page.tsx'),
} as const satisfies ScreenRoute;

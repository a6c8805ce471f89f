import type { ScreenRoute } from '../../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/ewa/recurring',
  part: 'money',
  screen: () => import('./recurring-page.tsx'),
} as const satisfies ScreenRoute;

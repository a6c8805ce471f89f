import type { ScreenRoute } from '../../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/ewa/accounts',
  part: 'money',
  screen: () => import('./accounts-page.tsx'),
} as const satisfies ScreenRoute;

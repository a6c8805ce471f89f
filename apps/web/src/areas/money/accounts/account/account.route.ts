import type { ScreenRoute } from '../../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/ewa/accounts/:id',
  part: 'money',
  screen: () => import('./account-page.tsx'),
} as const satisfies ScreenRoute;

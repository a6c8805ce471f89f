import type { ScreenRoute } from '../../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/ewa/accounts/new/bank',
  screen: () => import('./bank-page.tsx'),
} as const satisfies ScreenRoute;

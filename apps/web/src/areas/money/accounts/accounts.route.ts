import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/ewa/accounts',
  part: 'money',
  guard: 'signedIn',
  texts: ['money', 'money/get-money', 'money/accounts'],
  screen: () => import('./accounts-page.tsx'),
} as const satisfies ScreenRoute;

import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/card/add-card',
  guard: 'signedIn',
  texts: ['money', 'money/get-money', 'money/accounts', 'money/card', 'session/pin', 'session/proof'],
  screen: () => import('./add-card-page.tsx'),
} as const satisfies ScreenRoute;

import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/ewa/accounts/link',
  guard: 'signedIn',
  texts: ['money', 'money/get-money', 'money/accounts', 'money/link', 'session/pin', 'session/proof'],
  screen: () => import('./link-page.tsx'),
} as const satisfies ScreenRoute;

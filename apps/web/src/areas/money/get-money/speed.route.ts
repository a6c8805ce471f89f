import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/ewa/get-money/speed',
  guard: 'signedIn',
  texts: ['money', 'money/get-money'],
  screen: () => import('./speed-page.tsx'),
} as const satisfies ScreenRoute;

import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/dayfare-direct/home',
  part: 'home',
  guard: 'signedIn',
  texts: ['money', 'money/get-money', 'money/direct-home', 'money/home'],
  screen: () => import('./direct-home-page.tsx'),
} as const satisfies ScreenRoute;

import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/apps/loading',
  guard: 'signedIn',
  texts: ['money', 'money/accounts', 'money/link'],
  screen: () => import('./loading-page.tsx'),
} as const satisfies ScreenRoute;

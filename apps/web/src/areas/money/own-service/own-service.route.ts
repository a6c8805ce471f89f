import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/ewa/service',
  guard: 'signedIn',
  texts: ['money', 'money/own-service'],
  screen: () => import('./own-service-page.tsx'),
} as const satisfies ScreenRoute;

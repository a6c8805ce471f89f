import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/device-activity',
  guard: 'signedIn',
  texts: ['session/devices'],
  screen: () => import('./devices-page.tsx'),
} as const satisfies ScreenRoute;

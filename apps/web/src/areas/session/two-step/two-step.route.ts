import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/home/two-step',
  guard: 'signedIn',
  texts: ['session/two-step', 'session/pin', 'session/proof'],
  screen: () => import('./two-step-page.tsx'),
} as const satisfies ScreenRoute;

import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/home/passkeys',
  guard: 'signedIn',
  texts: ['session/passkeys', 'session/pin', 'session/proof'],
  screen: () => import('./passkeys-page.tsx'),
} as const satisfies ScreenRoute;

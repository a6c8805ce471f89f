import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/ewa/proofs',
  guard: 'signedIn',
  texts: ['money', 'money/proofs'],
  screen: () => import('./proofs-page.tsx'),
} as const satisfies ScreenRoute;

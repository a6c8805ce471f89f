import type { ScreenRoute } from '../../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/ewa/proofs',
  part: 'you',
  screen: () => import('./proofs-page.tsx'),
} as const satisfies ScreenRoute;

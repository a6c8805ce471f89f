import type { ScreenRoute } from '../../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/ewa/proofs/:id',
  screen: () => import('./proof-page.tsx'),
} as const satisfies ScreenRoute;

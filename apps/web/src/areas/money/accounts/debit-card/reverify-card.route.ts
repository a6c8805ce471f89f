import type { ScreenRoute } from '../../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/ewa/accounts/:id/card',
  screen: () => import('./reverify-card-page.tsx'),
} as const satisfies ScreenRoute;

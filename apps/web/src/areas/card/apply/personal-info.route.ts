import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/card/personal-info',
  screen: () => import('./personal-info-page.tsx'),
} as const satisfies ScreenRoute;

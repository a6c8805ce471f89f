import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/signup/personal-info',
  screen: () => import('./personal-info-page.tsx'),
} as const satisfies ScreenRoute;

import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/signup/contact-employer',
  screen: () => import('./contact-page.tsx'),
} as const satisfies ScreenRoute;

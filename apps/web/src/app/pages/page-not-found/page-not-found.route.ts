import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/page-not-found',
  guard: 'everyone',
  title: 'app:titles.notFound',
  texts: ['app'],
  screen: () => import('./page-not-found-page.tsx'),
} as const satisfies ScreenRoute;

import type { ScreenRoute } from '../../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/connect/chats/:id/info',
  screen: () => import('./info-page.tsx'),
} as const satisfies ScreenRoute;

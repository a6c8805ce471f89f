import type { ScreenRoute } from '../../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/connect/chats',
  part: 'work',
  screen: () => import('./chats-page.tsx'),
} as const satisfies ScreenRoute;

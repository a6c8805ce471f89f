import type { ScreenRoute } from '../../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/connect/chats/:id',
  screen: () => import('./conversation-page.tsx'),
} as const satisfies ScreenRoute;

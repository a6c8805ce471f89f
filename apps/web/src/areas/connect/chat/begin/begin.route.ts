import type { ScreenRoute } from '../../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/connect/chats/new',
  screen: () => import('./begin-page.tsx'),
} as const satisfies ScreenRoute;

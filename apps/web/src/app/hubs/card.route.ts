import type { ScreenRoute } from '../../platform/navigation/screen-route.ts';

export const route = {
  path: '/home/card',
  part: 'card',
  screen: async () => (await import('./hub-page.tsx')).card,
} as const satisfies ScreenRoute;

import type { ScreenRoute } from '../../platform/navigation/screen-route.ts';

export const route = {
  path: '/home/more',
  part: 'more',
  screen: async () => (await import('./hub-page.tsx')).more,
} as const satisfies ScreenRoute;

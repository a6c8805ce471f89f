import type { RoutePath } from '@dayfare/domain/access';

/** The page about help: that of visitors, or that of people who are signed in. */
export const helpPath = (session: object | null): RoutePath =>
  session ? '/home/needhelp' : '/welcome/needhelp';

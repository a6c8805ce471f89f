import type { ReactNode } from 'react';
import { withoutRail } from './without-rail.css.ts';

/** Shows only where no rail stands beside the page: what is in it, logo and account, the rail has too. */
export function WithoutRail({ children }: { children: ReactNode }) {
  return <div className={withoutRail}>{children}</div>;
}

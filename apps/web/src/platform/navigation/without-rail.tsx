import type { ReactNode } from 'react';
import { withoutRail } from './without-rail.css.ts';

/** Only shown where there is no rail, because its content, logo and account, is also in the rail. */
export function WithoutRail({ children }: { children: ReactNode }) {
  return <div className={withoutRail}>{children}</div>;
}

import type { ReactNode } from 'react';
import { Icon } from './icons.tsx';
import { verdict } from './verdict.css.ts';

const icons = { pass: 'check', fail: 'cross', near: 'warning' } as const;

export interface VerdictProps {
  /** `near`: still right, but with little to spare. */
  is: keyof typeof icons;
  children: ReactNode;
}

/** What a check found: an icon and words, and only then a colour. */
export function Verdict({ is, children }: VerdictProps) {
  return (
    <span className={verdict[is]}>
      <Icon name={icons[is]} />
      <span>{children}</span>
    </span>
  );
}

'use client';

import { type ReactNode, useRef } from 'react';
import type { RootProps } from '../../primitives/root-props.ts';
import { useOverflow } from '../dialog/use-overflow.ts';
import * as styles from './page-layout.css.ts';

interface OwnProps {
  /** Names the main body where it scrolls by itself: the screen's title. */
  label: string;
  /** Above: `AppHeader`. */
  header?: ReactNode | undefined;
  /** Below the body, in the page: statements, need-help. */
  footer?: ReactNode | undefined;
  /** At the lower edge: `TabBar`. */
  bar?: ReactNode | undefined;
  /** The main body: 400 px high at least; above 750 px it scrolls by itself. */
  children: ReactNode;
}

export type PageLayoutProps = OwnProps & RootProps<'div', OwnProps>;

/** A page of the app's frame: header, a main body of bounded height, footer and tab bar. */
export function PageLayout({ label, header, footer, bar, children, ...rest }: PageLayoutProps) {
  const body = useRef<HTMLElement>(null);
  const overflows = useOverflow(body);
  // The keyboard must reach the end of what scrolls; what does not scroll must be no idle stop.
  const scrollArea = overflows ? { tabIndex: 0, 'aria-label': label } : {};
  return (
    <div {...rest} className={styles.page} data-scrolls={overflows ? '' : undefined}>
      {header}
      <main ref={body} className={styles.body} {...scrollArea}>
        <div className={styles.column}>{children}</div>
      </main>
      {footer && <div className={styles.footer}>{footer}</div>}
      {bar}
    </div>
  );
}

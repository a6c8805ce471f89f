'use client';

import { type ReactNode, useState } from 'react';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import { useOverflow } from '../dialog/use-overflow.ts';
import * as styles from './page-layout.css.ts';

interface OwnProps {
  /** Names the main body if it scrolls: the screen's title. */
  label: string;
  /** The header: `AppHeader`. */
  header?: ReactNode | undefined;
  /** Below the body: statements, help. */
  footer?: ReactNode | undefined;
  /** At the bottom edge: `TabBar`. */
  bar?: ReactNode | undefined;
  /** The main body: at least 400 px tall; above 750 px it scrolls. */
  children: ReactNode;
}

export type PageLayoutProps = OwnProps & RootProps;

/** A page of the app's frame: header, a main body of limited height, footer and tab bar. */
export function PageLayout({ label, header, footer, bar, children, ...rest }: PageLayoutProps) {
  const [body, setBody] = useState<HTMLElement | null>(null);
  const overflows = useOverflow(body);
  // Keyboard users must be able to reach the end of a scroll area; one that does not scroll must not be a tab stop.
  const scrollArea = overflows ? { tabIndex: 0, 'aria-label': label } : {};
  return (
    <div {...rootProps(rest)} className={styles.page} data-scrolls={overflows ? '' : undefined}>
      {header}
      <main ref={setBody} className={styles.body} {...scrollArea}>
        <div className={styles.column}>{children}</div>
      </main>
      {footer && <div className={styles.footer}>{footer}</div>}
      {bar}
    </div>
  );
}

import { type ReactNode, useRef } from 'react';
import { classes } from '../classes.ts';
import * as styles from './screen-footer.css.ts';
import { useKeyboardInset } from './use-keyboard-inset.ts';

interface ScreenFooterProps {
  /** What the action is below: it is as wide as that. */
  below: keyof typeof styles.footerColumns;
  footer: ReactNode;
  help: ReactNode;
}

/** The action of a screen, and the help with it. */
export function ScreenFooter({ below, footer, help }: ScreenFooterProps) {
  return (
    <>
      {footer && (
        <Action below={below} isAfterHelp={Boolean(help)}>
          {footer}
        </Action>
      )}
      {help && (
        <div className={styles.help} data-slides="">
          {help}
        </div>
      )}
    </>
  );
}

interface ActionProps extends Pick<ScreenFooterProps, 'below'> {
  isAfterHelp: boolean;
  children: ReactNode;
}

function Action({ below, isAfterHelp, children }: ActionProps) {
  const bar = useRef<HTMLDivElement>(null);
  useKeyboardInset(bar);
  return (
    <div ref={bar} className={classes(styles.footer, isAfterHelp && styles.footerAfterHelp)}>
      <div className={styles.footerColumns[below]}>{children}</div>
    </div>
  );
}

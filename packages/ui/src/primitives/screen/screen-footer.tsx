import { type ReactNode, useRef } from 'react';
import { classes } from '../classes.ts';
import * as styles from './screen-footer.css.ts';
import { useKeyboardInset } from './use-keyboard-inset.ts';

interface ScreenFooterProps {
  footer: ReactNode;
  help: ReactNode;
}

/** The action of a screen, and the help with it. */
export function ScreenFooter({ footer, help }: ScreenFooterProps) {
  return (
    <>
      {footer && <Action isAfterHelp={Boolean(help)}>{footer}</Action>}
      {help && (
        <div className={styles.help} data-slides="">
          {help}
        </div>
      )}
    </>
  );
}

function Action({ isAfterHelp, children }: { isAfterHelp: boolean; children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useKeyboardInset(bar);
  return (
    <div ref={bar} className={classes(styles.footer, isAfterHelp && styles.footerAfterHelp)}>
      <div className={styles.footerColumn}>{children}</div>
    </div>
  );
}

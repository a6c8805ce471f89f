'use client';

import { type FormEvent, type ReactNode, useRef } from 'react';
import { useFocusOnError } from '../field/use-focus-on-error.ts';
import type { RootProps } from '../root-props.ts';
import * as styles from './screen.css.ts';
import { useKeyboardInset } from './use-keyboard-inset.ts';

interface OwnProps {
  /** Above everything: `AppHeader`. Over the full width of a phone, over its column on a desktop. */
  header?: ReactNode;
  /** The one primary action, and at most one quiet one below it. Stays in sight on a phone, follows the content on a desktop. */
  footer?: ReactNode;
  /** Two columns from 960 px: `children` and `aside`. Without it, one column for one task. */
  isWide?: boolean | undefined;
  /** The second column of a wide screen; after `children` on a phone. */
  aside?: ReactNode;
  /**
   * Makes content and footer one form, so that Enter in a field and a `type="submit"` button in the footer both do it. After
   * a try in vain the focus is on the first field that is wrong.
   */
  onSubmit?: (() => void) | undefined;
  children: ReactNode;
}

export type ScreenProps = OwnProps & RootProps<'div', OwnProps>;

/** A page: header, the main column, and a place for the one action that never scrolls away on a phone. */
export function Screen(props: ScreenProps) {
  const { header, footer, isWide = false, aside, onSubmit, children, ...rest } = props;
  const body = (
    <>
      {isWide ? (
        <div className={styles.content.wide}>
          <div className={styles.part}>{children}</div>
          {aside && <div className={styles.part}>{aside}</div>}
        </div>
      ) : (
        <div className={styles.content.task}>{children}</div>
      )}
      {footer && <ScreenFooter>{footer}</ScreenFooter>}
    </>
  );
  return (
    <div {...rest} className={styles.root}>
      {header && <div className={isWide ? styles.head.wide : styles.head.task}>{header}</div>}
      <main className={styles.body}>
        {onSubmit ? <ScreenForm onSubmit={onSubmit}>{body}</ScreenForm> : body}
      </main>
    </div>
  );
}

function ScreenForm({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  const form = useRef<HTMLFormElement>(null);
  const awaitErrors = useFocusOnError(form, false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    awaitErrors();
    onSubmit();
  };
  return (
    <form ref={form} noValidate method="post" className={styles.body} onSubmit={submit}>
      {children}
    </form>
  );
}

function ScreenFooter({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useKeyboardInset(bar);
  return (
    <div ref={bar} className={styles.footer}>
      <div className={styles.footerColumn}>{children}</div>
    </div>
  );
}

'use client';

import { type FormEvent, type ReactNode, useRef } from 'react';
import { classes } from '../classes.ts';
import { useFilledIn } from '../field/use-filled-in.ts';
import { useFocusOnError } from '../field/use-focus-on-error.ts';
import { type RootProps, rootProps } from '../root-props.ts';
import * as styles from './screen.css.ts';
import { ScreenFooter } from './screen-footer.tsx';

interface OwnProps {
  /** At the top: `AppHeader`. Its edges are those of the columns below. */
  header?: ReactNode;
  /** The primary action, and at most one less prominent one below it. At the bottom of a phone; follows the content on a desktop. */
  footer?: ReactNode;
  /** Where to get help with a task: below the content on a phone, below the action on a desktop. */
  help?: ReactNode;
  /**
   * For screens that are not tasks: two columns from 960 px, `children` and `aside`; without `aside`, one column that is wider than a
   * task's.
   * @default false
   */
  isWide?: boolean | undefined;
  /** First, across both columns of a wide screen: the page's heading. */
  lead?: ReactNode;
  /** The second column of a wide screen; below `children` on a phone. */
  aside?: ReactNode;
  /** Below both columns of a wide screen, across them; last on a phone. */
  below?: ReactNode;
  /** A summary of the task so far, next to it from 960 px. Phones do not show it, so it must not contain anything new. */
  summary?: ReactNode;
  /**
   * Turns content and footer into one form, submitted by Enter in a field or by a `type="submit"` button in the footer. After a failed
   * attempt, focus moves to the first invalid field.
   */
  onSubmit?: (() => void) | undefined;
  children: ReactNode;
}

export type ScreenProps = OwnProps & RootProps;

/** A page: header, main column, and a place for the primary action, which stays visible on a phone. */
export function Screen(props: ScreenProps) {
  const {
    header,
    footer,
    help,
    isWide = false,
    lead,
    aside,
    below,
    summary,
    onSubmit,
    children,
    ...rest
  } = props;
  const hasHelp = Boolean(help);
  const layout = isWide ? (aside ? 'wide' : 'list') : summary ? 'beside' : 'task';
  const body = (
    <>
      {isWide ? (
        // The same elements with and without a second column: what has the focus in the first must not lose it when the second goes.
        <div
          className={
            layout === 'wide'
              ? styles.content.wide
              : classes(styles.content.list, hasHelp && styles.contentWithHelp)
          }
          data-slides=""
        >
          {lead && <div className={styles.across}>{lead}</div>}
          <div className={styles.part}>{children}</div>
          {aside && <div className={styles.part}>{aside}</div>}
          {aside && below && <div className={styles.across}>{below}</div>}
        </div>
      ) : (
        <div className={classes(styles.content.task, hasHelp && styles.contentWithHelp)} data-slides="">
          {lead}
          {children}
        </div>
      )}
      <ScreenFooter below={layout === 'list' ? 'list' : 'task'} footer={footer} help={help} />
    </>
  );
  const task = onSubmit ? <ScreenForm onSubmit={onSubmit}>{body}</ScreenForm> : body;
  return (
    <div {...rootProps(rest)} className={styles.root}>
      {header && <div className={styles.head[layout]}>{header}</div>}
      <main className={styles.body}>
        {/* The same elements with and without a summary: one that comes and goes with the window's width must not take what was typed with it. */}
        <div className={layout === 'beside' ? styles.columns : styles.body}>
          <div className={styles.body}>{task}</div>
          {layout === 'beside' && <div className={styles.summaryPart}>{summary}</div>}
        </div>
      </main>
    </div>
  );
}

function ScreenForm({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  const form = useRef<HTMLFormElement>(null);
  const awaitErrors = useFocusOnError(form, false);
  useFilledIn(form);
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

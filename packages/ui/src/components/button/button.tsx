'use client';

import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useUiMessages } from '../../messages/messages.ts';
import { classes } from '../../primitives/classes.ts';
import type { Icon as IconType } from '../../primitives/icon.ts';
import type { PressEvents, PressHandler } from '../../primitives/press.ts';
import { given, type RootProps } from '../../primitives/root-props.ts';
import * as styles from './button.css.ts';
import { Spinner } from './spinner.tsx';

interface OwnProps {
  /** What happens on press: "Get $40.00", not "Submit". */
  children: ReactNode;
  /**
   * Use `primary` once per screen, `secondary` next to it, `quiet` for ways out, and `danger` for what cannot be undone.
   * @default 'primary'
   */
  variant?: keyof typeof styles.variant | undefined;
  /**
   * `medium` has the brand's control height; `small` is for rows and cards, and at least 44 px high.
   * @default 'medium'
   */
  size?: keyof typeof styles.size | undefined;
  /** Shown before the label; must mean the same. */
  icon?: IconType | undefined;
  /**
   * Whether the action is running. The button keeps its width, focus and name, ignores presses, and announces the state.
   * @default false
   */
  isPending?: boolean | undefined;
  /**
   * Announced while the action is running.
   * @default "Loading" in the reader's language
   */
  pendingLabel?: string | undefined;
  /**
   * Disables the button. Explain why next to it, or leave it enabled and explain on press.
   * @default false
   */
  isDisabled?: boolean | undefined;
  /**
   * As wide as its column on a phone.
   * @default false
   */
  isStretched?: boolean | undefined;
  /**
   * Aligns the label of a `quiet` button with the text above and below it.
   * @default false
   */
  isFlush?: boolean | undefined;
  /**
   * `submit` submits the form around it.
   * @default 'button'
   */
  type?: 'button' | 'submit' | undefined;
  /** Id of a form elsewhere on the page that `submit` submits. */
  form?: string | undefined;
  /** Moves focus here when it appears; use it for the safe choice in a dialog. */
  autoFocus?: boolean | undefined;
  /** Called when pressed with a pointer or the keyboard. */
  onPress?: PressHandler | undefined;
}

export type ButtonProps = OwnProps & PressEvents & RootProps<HTMLButtonElement>;

/** A button performs an action on this page. To go to another page, use `Link`. */
export function Button(props: ButtonProps) {
  const {
    children,
    variant = 'primary',
    size = 'medium',
    icon: Icon,
    isStretched = false,
    isFlush = false,
    ...others
  } = props;
  const { isPending = false, isDisabled = false, pendingLabel, type = 'button', ...rest } = others;
  const messages = useUiMessages();
  return (
    <AriaButton
      {...given(rest)}
      type={type}
      isPending={isPending}
      isDisabled={isDisabled}
      className={classes(
        styles.button,
        styles.variant[variant],
        styles.size[size],
        isStretched && styles.stretch,
        isFlush && styles.flush[size],
      )}
    >
      <span className={classes(styles.content, isPending && styles.contentPending)}>
        {Icon && <Icon aria-hidden="true" className={styles.icon} />}
        <span>{children}</span>
      </span>
      {isPending && <Spinner label={pendingLabel ?? messages.loading} />}
    </AriaButton>
  );
}

'use client';

import type { ComponentProps, ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useUiMessages } from '../../messages/messages.ts';
import { type AriaRootProps, given } from '../../primitives/aria-root.ts';
import { classes } from '../../primitives/classes.ts';
import type { Icon as IconType } from '../../primitives/icon.ts';
import type { PressHandler } from '../../primitives/press.ts';
import * as styles from './button.css.ts';
import { Spinner } from './spinner.tsx';

interface OwnProps {
  /** What happens on a press: "Get $40.00", not "Submit". */
  children: ReactNode;
  /** `primary` once per screen; `secondary` beside it; `quiet` for ways out; `danger` for what cannot be undone. */
  variant?: keyof typeof styles.variant | undefined;
  /** `medium` has the brand's control height; `small` is for rows and cards, never below 44 px. */
  size?: keyof typeof styles.size | undefined;
  /** Before the label; says the same as the label. */
  icon?: IconType | undefined;
  /** Works on it: keeps width, focus and name, takes no second press, and says so. */
  isPending?: boolean | undefined;
  /** What is spoken while it works; "Loading" in the reader's language by default. */
  pendingLabel?: string | undefined;
  /** Cannot be used now. Say why next to it, or better leave it usable and explain on press. */
  isDisabled?: boolean | undefined;
  /** As wide as its column on a phone. */
  isStretched?: boolean | undefined;
  /** `submit` sends the form around it. */
  type?: 'button' | 'submit' | undefined;
  /** Id of a form elsewhere on the page that `submit` sends. */
  form?: string | undefined;
  /** Takes the focus when it appears; for the safe answer of a dialog. */
  autoFocus?: boolean | undefined;
  /** Called on a press, by pointer or by keyboard. */
  onPress?: PressHandler | undefined;
}

export type ButtonProps = OwnProps & AriaRootProps<ComponentProps<typeof AriaButton>, keyof OwnProps>;

/** Does something on this page. What goes to another page is a `Link`. */
export function Button(props: ButtonProps) {
  const {
    children,
    variant = 'primary',
    size = 'medium',
    icon: Icon,
    isStretched = false,
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

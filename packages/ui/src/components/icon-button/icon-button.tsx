'use client';

import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { classes } from '../../primitives/classes.ts';
import type { Icon as IconType } from '../../primitives/icon.ts';
import type { PressEvents, PressHandler } from '../../primitives/press.ts';
import { given, type RootProps } from '../../primitives/root-props.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import * as styles from './icon-button.css.ts';

interface OwnProps {
  /** A familiar icon: back, close, more. For anything else, use a `Button` with text. */
  icon: IconType;
  /** Shown in place of the icon: the `Avatar` of a person, whose page or menu the button opens. */
  children?: ReactNode | undefined;
  /** Accessible name; unique on the page. */
  label: string;
  /**
   * `muted` if the button should be less prominent.
   * @default 'default'
   */
  tone?: keyof typeof styles.tone | undefined;
  /**
   * Cannot be used now.
   * @default false
   */
  isDisabled?: boolean | undefined;
  /** Called when pressed with a pointer or the keyboard. */
  onPress?: PressHandler | undefined;
}

export type IconButtonProps = OwnProps & PressEvents & Omit<RootProps<HTMLButtonElement>, 'aria-label'>;

/** A button with only an icon. */
export function IconButton(props: IconButtonProps) {
  const { icon: Icon, label, tone = 'default', isDisabled = false, children, ...rest } = props;
  return (
    <Button
      {...given(rest)}
      {...(!children && { 'aria-label': label })}
      isDisabled={isDisabled}
      className={classes(styles.button, styles.tone[tone])}
    >
      {children ? (
        <>
          {/* Initials are seen, but they are not what the button is called. */}
          <span aria-hidden="true">{children}</span>
          <VisuallyHidden>{label}</VisuallyHidden>
        </>
      ) : (
        <Icon aria-hidden="true" className={styles.icon} />
      )}
    </Button>
  );
}

'use client';

import type { ComponentProps } from 'react';
import { Button } from 'react-aria-components/Button';
import { type AriaRootProps, given } from '../../primitives/aria-root.ts';
import { classes } from '../../primitives/classes.ts';
import type { Icon as IconType } from '../../primitives/icon.ts';
import type { PressHandler } from '../../primitives/press.ts';
import * as styles from './icon-button.css.ts';

interface OwnProps {
  /** An icon that people know: back, close, more. Anything else is a `Button` with words. */
  icon: IconType;
  /** Its name for those who do not see the icon; unique on the page. */
  label: string;
  /** How loud it is: `muted` where it should stand back. Default `default`. */
  tone?: keyof typeof styles.tone | undefined;
  /** Cannot be used now. */
  isDisabled?: boolean | undefined;
  /** Called on a press, by pointer or by keyboard. */
  onPress?: PressHandler | undefined;
}

export type IconButtonProps = OwnProps &
  AriaRootProps<ComponentProps<typeof Button>, keyof OwnProps | 'aria-label'>;

/** A button that is only an icon. */
export function IconButton(props: IconButtonProps) {
  const { icon: Icon, label, tone = 'default', isDisabled = false, ...rest } = props;
  return (
    <Button
      {...given(rest)}
      aria-label={label}
      isDisabled={isDisabled}
      className={classes(styles.button, styles.tone[tone])}
    >
      <Icon aria-hidden="true" className={styles.icon} />
    </Button>
  );
}

import type { LucideIcon } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { classes } from '../../primitives/classes.ts';
import * as styles from './icon-button.css.ts';

export interface IconButtonProps {
  /** An icon that people know: back, close, more. Anything else is a `Button` with words. */
  icon: LucideIcon;
  /** Its name for those who do not see the icon; unique on the page. */
  label: string;
  tone?: keyof typeof styles.tone | undefined;
  isDisabled?: boolean | undefined;
  onPress?: (() => void) | undefined;
  'aria-expanded'?: boolean | undefined;
  'aria-haspopup'?: 'dialog' | 'menu' | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button that is only an icon. */
export function IconButton(props: IconButtonProps) {
  const { icon: Icon, label, tone = 'default', isDisabled = false, onPress, ref } = props;
  const { 'aria-expanded': expanded, 'aria-haspopup': popup } = props;
  return (
    <Button
      {...(ref && { ref })}
      {...(expanded !== undefined && { 'aria-expanded': expanded })}
      {...(popup && { 'aria-haspopup': popup })}
      aria-label={label}
      isDisabled={isDisabled}
      onPress={() => onPress?.()}
      className={classes(styles.button, styles.tone[tone])}
    >
      <Icon aria-hidden="true" className={styles.icon} />
    </Button>
  );
}

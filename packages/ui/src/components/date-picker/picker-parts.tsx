import { CalendarDays } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Popover } from 'react-aria-components/Popover';
import { classes } from '../../primitives/classes.ts';
import { box } from '../../primitives/field/field.css.ts';
import { popover } from '../../primitives/popover.css.ts';
import * as styles from './date-picker.css.ts';

export interface PickerBoxProps {
  /** The editable parts. */
  children: ReactNode;
  /** Whether the calendar button is disabled. */
  isDisabled: boolean;
}

/** The box of a typed date, with the button that opens its calendar. */
export function PickerBox({ children, isDisabled }: PickerBoxProps) {
  return (
    <Group className={classes(box, styles.box)}>
      <div className={styles.parts}>{children}</div>
      <Button className={styles.opener} isDisabled={isDisabled}>
        <CalendarDays aria-hidden="true" className={styles.icon} />
      </Button>
    </Group>
  );
}

/** The popover of a date field, with its calendar. */
export function PickerPopover({ children }: { children: ReactNode }) {
  return (
    <Popover className={popover} offset={4}>
      <Dialog className={styles.dialog}>{children}</Dialog>
    </Popover>
  );
}

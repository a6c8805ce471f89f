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
  /** The parts that are typed into. */
  children: ReactNode;
  /** The calendar cannot be opened. */
  isDisabled: boolean;
}

/** The box of a date that is typed, with the button that opens its calendar. */
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

/** What drops down from a date, with its calendar in it. */
export function PickerPopover({ children }: { children: ReactNode }) {
  return (
    <Popover className={popover} offset={4}>
      <Dialog className={styles.dialog}>{children}</Dialog>
    </Popover>
  );
}

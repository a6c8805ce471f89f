import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { ListBoxItem } from 'react-aria-components/ListBox';
import type { Icon as IconType } from './icon.ts';
import * as styles from './popover.css.ts';

/** One choice of a list that drops down. */
export interface Option<Value extends string = string> {
  /** Its own among its siblings; what `onChange` gets. */
  value: Value;
  /** One line by which it is known, and found by typing. */
  label: string;
  /** A second line: where it is, what it costs. */
  description?: string | undefined;
  icon?: IconType | undefined;
  isDisabled?: boolean | undefined;
}

interface OptionItemProps {
  option: Option;
  /** The option's `value`, where a list is rendered by a function: React Aria reads there which item is which. */
  id?: string | undefined;
  /** The label, marked up if need be. */
  children?: ReactNode;
}

/** A choice as its list shows it. */
export function OptionItem({ option, children }: OptionItemProps) {
  const { value, label, description, icon: Icon, isDisabled = false } = option;
  return (
    <ListBoxItem id={value} textValue={label} isDisabled={isDisabled} className={styles.item}>
      {Icon && <Icon aria-hidden="true" className={styles.icon} />}
      <span className={styles.texts}>
        {/* Both lines are the name: by voice one says what one sees. */}
        <span>{children ?? label}</span>
        {description && ' '}
        {description && <span className={styles.explanation}>{description}</span>}
      </span>
      <Check aria-hidden="true" strokeWidth={3} className={styles.tick} />
    </ListBoxItem>
  );
}

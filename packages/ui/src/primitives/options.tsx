import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Header } from 'react-aria-components/Header';
import { ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { grouped } from './groups.ts';
import type { Icon as IconType } from './icon.ts';
import * as styles from './popover.css.ts';

/** An option of a drop-down list. */
export interface Option<Value extends string = string> {
  /** Unique within the group; passed to `onChange`. */
  value: Value;
  /** The option's text, in one line; also used for typing to find it. */
  label: string;
  /** A second line: where it is, what it costs. */
  description?: string | undefined;
  icon?: IconType | undefined;
  /** Heading of its group in a `Select`. Options of one group follow each other. */
  group?: string | undefined;
  isDisabled?: boolean | undefined;
}

interface OptionItemProps {
  option: Option;
  /** The option's `value`, for lists rendered by a function: React Aria uses it to identify items. */
  id?: string | undefined;
  /** The label, with markup if needed. */
  children?: ReactNode;
}

/** An option in its list. */
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

/** Options in their groups. */
export function OptionItems({ options }: { options: readonly Option[] }) {
  return grouped(options).map(({ heading, items }) => {
    const content = items.map((option) => <OptionItem key={option.value} option={option} />);
    if (heading === undefined) return content;
    return (
      <ListBoxSection key={heading} className={styles.group}>
        <Header className={styles.groupHeading}>{heading}</Header>
        {content}
      </ListBoxSection>
    );
  });
}

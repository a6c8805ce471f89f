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
  /**
   * Shown, but cannot be chosen now.
   * @default false
   */
  isDisabled?: boolean | undefined;
}

/** Props of an option, wherever it stands. */
export interface OptionItemProps<Value extends string = string> extends Omit<Option<Value>, 'group'> {
  /** The option's `value` once more, for lists rendered by a function: there React Aria identifies items by it, and puts the item in place of `value`. */
  id?: string | undefined;
  /**
   * What is shown of it, such as a logo and a balance. The label stays what is typed to find it, and what the button shows.
   * @default the label
   */
  children?: ReactNode;
}

/** An option in its list. */
export function OptionItem<Value extends string>(props: OptionItemProps<Value>) {
  const { value, id = value, label, description, icon: Icon, isDisabled = false, children } = props;
  return (
    <ListBoxItem id={id} textValue={label} isDisabled={isDisabled} className={styles.item}>
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

export interface OptionSectionProps {
  /** What its options have in common, read with the first of them. */
  heading: string;
  /** The options. */
  children: ReactNode;
}

/** Options under a heading. */
export function OptionSection({ heading, children }: OptionSectionProps) {
  return (
    <ListBoxSection className={styles.group}>
      <Header className={styles.groupHeading}>{heading}</Header>
      {children}
    </ListBoxSection>
  );
}

/** Options in their groups. */
export function OptionItems({ options }: { options: readonly Option[] }) {
  return grouped(options).map(({ heading, items }) => {
    const content = items.map((option) => <OptionItem key={option.value} {...option} />);
    if (heading === undefined) return content;
    return (
      <OptionSection key={heading} heading={heading}>
        {content}
      </OptionSection>
    );
  });
}

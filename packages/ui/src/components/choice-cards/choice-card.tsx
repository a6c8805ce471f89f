import { Check, CircleSlash } from 'lucide-react';
import type { ReactNode } from 'react';
import { RadioButton, RadioField } from 'react-aria-components/RadioGroup';
import { classes } from '../../primitives/classes.ts';
import type { Icon as IconType } from '../../primitives/icon.ts';
import * as styles from './choice-cards.css.ts';

/** An option to choose from. */
export interface Choice<Value extends string = string> {
  /** Unique within the group; passed to `onChange`. */
  value: Value;
  title: string;
  /** One or two lines: when it arrives, what it is. */
  description?: ReactNode;
  /** The figure people compare by: a fee, a balance. Use `Amount` in its `row` size, or a word ("Free"). */
  trailing?: ReactNode;
  /** One or two words next to the title. Do not use it to promote the more expensive option. */
  badge?: string | undefined;
  icon?: IconType | undefined;
  /** Why the option is not available and what would change that. Setting it disables the card. */
  disabledReason?: string | undefined;
}

export interface ChoiceCardProps {
  /** The option this card stands for. */
  choice: Choice;
  /** Layout of the group. */
  layout: 'stack' | 'pair';
  /** Ids of the group's messages. */
  messageIds: string | undefined;
  /** Moves focus here when the screen appears. */
  autoFocus: boolean;
  /** Base for the ids of the card's texts. */
  id: string;
}

/** Returns the id of the text that explains why a card is disabled. */
export const reasonId = (id: string) => `${id}-reason`;

/** A radio button the size of its content. The title names it; figure, badge and description describe it. */
export function ChoiceCard({ choice, layout, id, messageIds, autoFocus }: ChoiceCardProps) {
  const { value, title, description, trailing, badge, icon: Icon, disabledReason } = choice;
  const isDisabled = disabledReason !== undefined;
  const described = [
    badge && `${id}-badge`,
    trailing && `${id}-trailing`,
    description && `${id}-description`,
    isDisabled && reasonId(id),
    messageIds,
  ].filter(Boolean);
  const mark = (
    <span aria-hidden="true" className={styles.mark[layout]}>
      <Check className={styles.tick} strokeWidth={3} />
    </span>
  );

  return (
    <RadioField
      value={value}
      isDisabled={isDisabled}
      autoFocus={autoFocus}
      aria-labelledby={`${id}-title`}
      {...(described.length > 0 && { 'aria-describedby': described.join(' ') })}
      className={styles.place}
    >
      <RadioButton className={classes(styles.card, styles.layout[layout])}>
        {layout === 'stack' && mark}
        {Icon && <Icon aria-hidden="true" className={styles.icon} />}
        <span className={styles.texts}>
          <span className={styles.titleLine[layout]}>
            <span id={`${id}-title`} className={classes(styles.title, isDisabled && styles.disabledText)}>
              {title}
            </span>
            {badge && (
              <span id={`${id}-badge`} className={styles.badge}>
                {badge}
              </span>
            )}
          </span>
          {description && (
            <span id={`${id}-description`} className={styles.description}>
              {description}
            </span>
          )}
          {disabledReason && (
            <span id={reasonId(id)} className={styles.reason}>
              <CircleSlash aria-hidden="true" className={styles.reasonIcon} />
              <span>{disabledReason}</span>
            </span>
          )}
        </span>
        {trailing && (
          <span
            id={`${id}-trailing`}
            className={classes(styles.trailing[layout], isDisabled && styles.disabledText)}
          >
            {trailing}
          </span>
        )}
        {layout === 'pair' && mark}
      </RadioButton>
    </RadioField>
  );
}

import { Check, CircleSlash } from 'lucide-react';
import type { ReactNode } from 'react';
import { RadioButton, RadioField } from 'react-aria-components/RadioGroup';
import { classes } from '../../primitives/classes.ts';
import type { Icon as IconType } from '../../primitives/icon.ts';
import * as styles from './choice-cards.css.ts';

/** One thing to choose. */
export interface Choice<Value extends string = string> {
  /** Its own among its siblings; what `onChange` gets. */
  value: Value;
  title: string;
  /** A line or two: when it arrives, what it is. */
  description?: ReactNode;
  /** The figure by which one compares: a fee, a balance. `Amount` in its `row` size, or a word ("Free"). */
  trailing?: ReactNode;
  /** One or two words beside the title. Not for praise of what costs more. */
  badge?: string | undefined;
  icon?: IconType | undefined;
  /** Why it cannot be chosen now, and what would change that. Its presence disables the card. */
  disabledReason?: string | undefined;
}

export interface ChoiceCardProps {
  /** What the card stands for. */
  choice: Choice;
  /** How the cards around it are laid out. */
  layout: 'stack' | 'pair';
  /** Ids of what is said of all cards. */
  messageIds: string | undefined;
  /** Takes the focus when the screen appears. */
  autoFocus: boolean;
  /** From which the ids of the card's texts are made. */
  id: string;
}

/** The id of the text that says why a card is disabled. */
export const reasonId = (id: string) => `${id}-reason`;

/** A radio button as large as what it says. Its name is the title; figure, badge and description describe it. */
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

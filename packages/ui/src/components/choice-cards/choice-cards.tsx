'use client';

import { useId } from 'react';
import { RadioGroup } from 'react-aria-components/RadioGroup';
import { Field } from '../../primitives/field/field.tsx';
import type { FieldProps } from '../../primitives/field/field-props.ts';
import { ariaOf } from '../../primitives/field/use-field.ts';
import { useValueField } from '../../primitives/field/use-field-value.ts';
import { type Choice, ChoiceCard, reasonId } from './choice-card.tsx';
import * as styles from './choice-cards.css.ts';

export type { Choice } from './choice-card.tsx';

export interface ChoiceCardsProps<Value extends string = string>
  extends Omit<FieldProps<Value | null>, 'onChange'> {
  /** The options, in order. */
  choices: readonly Choice<Value>[];
  /** Called with the chosen value. */
  onChange?: ((value: Value) => void) | undefined;
  /**
   * `stack` puts the cards below one another. `pair` puts two side by side at equal size.
   * @default 'stack'
   */
  layout?: 'stack' | 'pair' | undefined;
}

/** A group of cards to choose one from, each with enough detail to decide. */
export function ChoiceCards<Value extends string>({ onChange, ...props }: ChoiceCardsProps<Value>) {
  const { choices, layout = 'stack' } = props;
  const ownId = useId();
  const cardId = (choice: Choice<Value>) => `${ownId}-${choice.value}`;
  // Disabled radios cannot be reached with Tab, so the group's description includes their reasons.
  const reasons = choices.filter((choice) => choice.disabledReason).map((choice) => reasonId(cardId(choice)));
  const { field, value, change } = useValueField<Value | null>(
    { ...props, onChange: (chosen) => chosen !== null && onChange?.(chosen) },
    null,
    { isGroup: true, controlRef: props.ref, describes: reasons.join(' ') },
  );
  const choose = (chosen: string | null) => {
    const choice = choices.find((one) => one.value === chosen);
    if (choice) change(choice.value);
  };

  return (
    <Field field={field}>
      <RadioGroup
        {...ariaOf(field, props)}
        className={styles.cards[layout]}
        value={value}
        onChange={choose}
        orientation={layout === 'pair' ? 'horizontal' : 'vertical'}
        isReadOnly={field.isReadOnly}
      >
        {choices.map((choice, at) => (
          <ChoiceCard
            key={choice.value}
            id={cardId(choice)}
            {...{ choice, layout }}
            messageIds={field.messageIds}
            autoFocus={props.autoFocus === true && at === 0}
          />
        ))}
      </RadioGroup>
    </Field>
  );
}

import { type ReactNode, useId } from 'react';
import { Label } from 'react-aria-components/Label';
import { RadioGroup } from 'react-aria-components/RadioGroup';
import { type FieldRootProps, fieldRoot } from '../../primitives/field-root.ts';
import { FieldMessages } from '../text-field/field-messages.tsx';
import { type Choice, ChoiceCard, reasonId } from './choice-card.tsx';
import * as styles from './choice-cards.css.ts';

export type { Choice } from './choice-card.tsx';

export interface ChoiceCardsProps<Value extends string = string> extends FieldRootProps {
  /** The question that the cards answer. */
  label: string;
  /** The cards, in order. */
  choices: readonly Choice<Value>[];
  /** The chosen one; null while nothing is. */
  value: Value | null;
  /** Called with what was chosen. */
  onChange: (value: Value) => void;
  /** `stack`: one below the other. `pair`: two side by side, the same size whatever is in them. */
  layout?: 'stack' | 'pair' | undefined;
  /** Help that stays. */
  description?: ReactNode;
  /** What is wrong and how to mend it; its presence makes the group invalid. */
  error?: ReactNode;
  /** Cannot be used now. Say why next to it. */
  isDisabled?: boolean | undefined;
  /** Under this name its form sends it. */
  name?: string | undefined;
}

/** One of a few things, each with enough said about it to choose by. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const {
    label,
    choices,
    value,
    onChange,
    layout = 'stack',
    description,
    error,
    isDisabled = false,
    name,
  } = props;
  const id = useId();
  const cardId = (choice: Choice<Value>) => `${id}-${choice.value}`;
  // A disabled radio cannot be reached by Tab, so the group says what its disabled cards say.
  const reasons = choices.filter((choice) => choice.disabledReason).map((choice) => reasonId(cardId(choice)));

  const choose = (chosen: string) => {
    const choice = choices.find((one) => one.value === chosen);
    if (choice) onChange(choice.value);
  };

  return (
    <RadioGroup
      {...fieldRoot(props)}
      {...(name !== undefined && { name })}
      {...(reasons.length > 0 && { 'aria-describedby': reasons.join(' ') })}
      className={styles.group}
      value={value}
      onChange={choose}
      orientation={layout === 'pair' ? 'horizontal' : 'vertical'}
      isDisabled={isDisabled}
      isInvalid={Boolean(error)}
      isRequired
      validationBehavior="aria"
    >
      <Label className={styles.label}>{label}</Label>
      <div className={styles.cards[layout]}>
        {choices.map((choice) => (
          <ChoiceCard key={choice.value} id={cardId(choice)} choice={choice} layout={layout} />
        ))}
      </div>
      <FieldMessages description={description} error={error} />
    </RadioGroup>
  );
}

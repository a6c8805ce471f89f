import { type ReactNode, useId } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { useWords } from '../../messages/words.ts';
import { classes } from '../../primitives/classes.ts';
import { type FieldRootProps, fieldRoot } from '../../primitives/field-root.ts';
import * as field from '../text-field/field.css.ts';
import { FieldLabel, FieldMessages } from '../text-field/field-messages.tsx';
import { textRules } from '../text-field/text-rules.ts';
import { useTextEntry } from '../text-field/use-text-entry.ts';
import { CountrySelect } from './country-select.tsx';
import { isInternational, nationalLength, type PhonePlan, usualPlans, writeNational } from './phone-plans.ts';
import { usePhone } from './use-phone.ts';
import { words } from './words.ts';

export type { PhonePlan } from './phone-plans.ts';

export interface PhoneFieldProps extends FieldRootProps {
  /** Always in sight: "Mobile number". */
  label: string;
  /** The number with its code and without signs, if the caller keeps it: `+15551234567`; empty for none. */
  value?: string | undefined;
  /** After every change: the number as `+15551234567` (empty while there is no digit), and whether it is whole. */
  onChange?: ((phone: string, isComplete: boolean) => void) | undefined;
  /** Called when the focus leaves it. */
  onBlur?: (() => void) | undefined;
  /** The calling codes offered; +1 and +52 by default. One alone stands there as it is. */
  plans?: readonly PhonePlan[] | undefined;
  /** Help that stays while one types. */
  description?: ReactNode;
  /** What is wrong and how to mend it; its presence makes the field invalid. */
  error?: ReactNode;
  /** May stay empty, and says so; without it the field is required. */
  isOptional?: boolean | undefined;
  /** Cannot be used now. Say why next to it. */
  isDisabled?: boolean | undefined;
  /** Takes the focus when the screen appears; only where it is the screen's one task. */
  autoFocus?: boolean | undefined;
  /** The word on the keyboard's Enter key. */
  enterKeyHint?: 'done' | 'go' | 'next' | 'send' | undefined;
  /** Under this name its form sends it. */
  name?: string | undefined;
}

/** A phone number: its country's code, and the rest as that country writes it. */
export function PhoneField(props: PhoneFieldProps) {
  const { label, plans = usualPlans, description, isOptional = false, isDisabled = false } = props;
  const { autoFocus, enterKeyHint, name } = props;
  const messages = useWords(words);
  const codeId = useId();
  const phone = usePhone(plans, props.value, (number, isComplete) => props.onChange?.(number, isComplete));
  const { plan } = phone;
  const text = writeNational(plan, phone.national);
  const entry = useTextEntry({
    value: text,
    rules: textRules('tel', 0),
    sanitise: (raw) => writeNational(plan, phone.toNational(raw)),
    maxLength: plan.mask.length,
    onChange: phone.type,
  });
  const error = props.error ?? (phone.isRefused ? messages.phoneNotOffered : undefined);

  return (
    <TextField
      {...fieldRoot(props)}
      {...(autoFocus !== undefined && { autoFocus })}
      {...(enterKeyHint && { enterKeyHint })}
      {...(name !== undefined && { name })}
      className={field.field}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      spellCheck="false"
      value={text}
      onChange={(next) => (isInternational(next) ? phone.takeInternational(next) : entry.onChange(next))}
      onPaste={(event) => {
        const pasted = event.clipboardData?.getData('text') ?? '';
        const isWhole = isInternational(pasted) || phone.toNational(pasted).length === nationalLength(plan);
        // A part goes in where the caret is; a whole number takes the place of what stands.
        if (!isWhole) return;
        event.preventDefault();
        phone.take(pasted);
      }}
      onBlur={() => props.onBlur?.()}
      isRequired={!isOptional}
      isInvalid={Boolean(error)}
      isDisabled={isDisabled}
      validationBehavior="aria"
      {...(plans.length === 1 && { 'aria-describedby': codeId })}
    >
      <FieldLabel isOptional={isOptional}>{label}</FieldLabel>
      <Group className={field.box}>
        {plans.length > 1 ? (
          <CountrySelect plans={plans} plan={plan} isDisabled={isDisabled} onChange={phone.choose} />
        ) : (
          <span id={codeId} className={field.prefix}>
            +{plan.callingCode}
          </span>
        )}
        <Input ref={entry.ref} className={classes(field.input, field.numeric)} />
      </Group>
      <FieldMessages description={description} error={error} />
    </TextField>
  );
}

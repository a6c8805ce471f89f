import { type ClipboardEvent, type ReactNode, useId } from 'react';
import { useWords } from '../../messages/words.ts';
import { classes } from '../../primitives/classes.ts';
import type { FieldRootProps } from '../../primitives/field-root.ts';
import * as field from '../text-field/field.css.ts';
import { FieldFrame } from '../text-field/field-frame.tsx';
import { inputAttributes } from '../text-field/input-attributes.ts';
import { textRules } from '../text-field/text-rules.ts';
import { useFormReset } from '../text-field/use-form-reset.ts';
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
  useFormReset(entry.ref, () => phone.type(''));
  const error = props.error ?? (phone.isRefused ? messages.phoneNotOffered : undefined);

  const takePasted = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    const isWhole = isInternational(pasted) || phone.toNational(pasted).length === nationalLength(plan);
    // A part goes in where the caret is; a whole number takes the place of what stands.
    if (!isWhole) return;
    event.preventDefault();
    phone.take(pasted);
  };

  return (
    <FieldFrame
      field={props}
      {...{ label, isOptional, isDisabled, description, error }}
      describes={plans.length === 1 ? codeId : undefined}
    >
      {(input) => (
        <>
          {plans.length > 1 ? (
            <CountrySelect plans={plans} plan={plan} isDisabled={isDisabled} onChange={phone.choose} />
          ) : (
            <span id={codeId} className={field.prefix}>
              +{plan.callingCode}
            </span>
          )}
          <input
            {...input}
            {...inputAttributes('tel', { ...props, autoComplete: 'tel-national' })}
            ref={entry.ref}
            // `tel-national` is a value for plain text: HTML gives `type="tel"` the whole number only.
            type="text"
            className={classes(field.input, field.numeric)}
            value={text}
            onChange={({ target: { value } }) =>
              isInternational(value) ? phone.takeInternational(value) : entry.onChange(value)
            }
            onPaste={takePasted}
            onBlur={() => props.onBlur?.()}
          />
        </>
      )}
    </FieldFrame>
  );
}

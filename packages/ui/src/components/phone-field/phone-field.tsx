'use client';

import { useMaskito } from '@maskito/react';
import { type ClipboardEvent, useId, useMemo } from 'react';
import { useWords } from '../../messages/words.ts';
import { prefix } from '../../primitives/field/field.css.ts';
import type { FieldProps } from '../../primitives/field/field-props.ts';
import { LineField } from '../../primitives/field/line-field.tsx';
import { CountrySelect } from './country-select.tsx';
import { phoneMask } from './phone-mask.ts';
import {
  isInternational,
  nationalLength,
  type PhonePlan,
  type PhoneRefusal,
  phoneDigits,
  usualPlans,
} from './phone-plans.ts';
import { usePhone } from './use-phone.ts';
import { type PhoneWords, words } from './words.ts';

export { type PhonePlan, usualPlans } from './phone-plans.ts';
export { words as phoneFieldWords } from './words.ts';

export interface PhoneFieldProps extends FieldProps<string, HTMLInputElement, [isComplete: boolean]> {
  /** The number with its country code and without punctuation, `+15551234567`; empty for none (controlled). */
  value?: string | undefined;
  /** Called after every change with the number as `+15551234567` (empty while there is no digit), and whether it is complete. */
  onChange?: ((phone: string, isComplete: boolean) => void) | undefined;
  /**
   * The country codes to choose from. A single one is shown as text.
   * @default +1 and +52
   */
  plans?: readonly PhonePlan[] | undefined;
  /** The label of the Enter key on a virtual keyboard. */
  enterKeyHint?: 'done' | 'go' | 'next' | 'send' | undefined;
}

const refusals = {
  notOffered: ({ phoneNotOffered }) => phoneNotOffered,
  notWhole: ({ phoneNotWhole }) => phoneNotWhole,
} as const satisfies Record<PhoneRefusal, (messages: PhoneWords) => string>;

/** A phone number: a country code, and the rest in that country's format. Forms get it as `+15551234567`. */
export function PhoneField(props: PhoneFieldProps) {
  const { plans = usualPlans, isDisabled = false, isReadOnly = false } = props;
  const messages = useWords(words);
  const codeId = useId();
  const phone = usePhone(plans, props);
  const { plan } = phone;
  const options = useMemo(() => phoneMask(plan), [plan]);
  const isOnePlan = plans.length === 1 || isReadOnly;

  const takePasted = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    const isWhole = isInternational(pasted) || phoneDigits(pasted).length >= nationalLength(plan);
    // Part of a number is inserted at the caret; a complete number replaces the text.
    if (!isWhole || isDisabled || isReadOnly) return;
    event.preventDefault();
    phone.type(pasted);
  };

  return (
    <LineField
      {...props}
      formValue={phone.current}
      value={phone.text}
      onChange={phone.type}
      // `tel-national` is only valid for text inputs: HTML gives `type="tel"` the full number.
      autoComplete="tel-national"
      isOfFigures
      options={{
        describes: isOnePlan ? codeId : undefined,
        onReset: phone.reset,
        error: phone.refusal && refusals[phone.refusal](messages),
      }}
      input={{ ref: useMaskito({ options }), inputMode: 'tel', spellCheck: 'false', onPaste: takePasted }}
      start={
        isOnePlan ? (
          <span id={codeId} className={prefix}>
            +{plan.callingCode}
          </span>
        ) : (
          <CountrySelect plans={plans} plan={plan} isDisabled={isDisabled} onChange={phone.choose} />
        )
      }
    />
  );
}

'use client';

import { useMaskito } from '@maskito/react';
import { type CSSProperties, type MouseEvent, useMemo, useRef } from 'react';
import { Group } from 'react-aria-components/Group';
import { useLocale } from 'react-aria-components/I18nProvider';
import { amountFormat, widthInEm } from '../../primitives/amount/amount-parts.ts';
import { classes } from '../../primitives/classes.ts';
import { FieldLabel } from '../../primitives/field/field-label.tsx';
import { describedBy, FieldMessages } from '../../primitives/field/field-messages.tsx';
import type { FieldProps } from '../../primitives/field/field-props.ts';
import { useMergedRef } from '../../primitives/field/merge-refs.ts';
import { inputOf, useField } from '../../primitives/field/use-field.ts';
import { useSettled } from '../../primitives/use-settled.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import * as styles from './amount-field.css.ts';
import { amountMask, decimalSign } from './amount-rules.ts';
import { useAmountText } from './use-amount-text.ts';
import { useSelectAll } from './use-select-all.ts';

export interface AmountFieldProps extends FieldProps<number | null, HTMLInputElement, [text: string]> {
  /** ISO 4217 code. The reader's locale decides the symbol and where it goes. */
  currency: string;
  /** Amount in minor units, or null if empty (controlled). A new value, such as a suggestion, replaces the text. */
  value?: number | null | undefined;
  /** Called after every change with the amount in minor units (null if there is no digit) and the current text. */
  onChange?: ((minor: number | null, text: string) => void) | undefined;
  /** What the amount means ("$160.00 left after this"). Announced when typing pauses. */
  description?: string | undefined;
  /** What is wrong and how to fix it. Replaces the description, and is announced when typing pauses. */
  error?: string | undefined;
  /**
   * Lines of space that description and error have from the start: as many as they may come to, where something stands below.
   * @default 1
   */
  messageLines?: number | undefined;
  /** The label of the Enter key on a virtual keyboard. */
  enterKeyHint?: 'done' | 'go' | 'next' | undefined;
}

/** How long typing must pause before a message is announced, in ms: long enough not to interrupt the digits. */
const PAUSE = 800;

/** A screen's single amount, set as large as fits. Forms get it in minor units. */
export function AmountField(props: AmountFieldProps) {
  const { currency, description, messageLines = 1, name, enterKeyHint, autoFocus } = props;
  const { locale } = useLocale();
  const format = amountFormat(locale, currency);
  const sign = decimalSign(locale);
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 2;
  const place = symbolPlace(format);
  const currencyName = useMemo(
    () => new Intl.DisplayNames(locale, { type: 'currency' }).of(currency),
    [locale, currency],
  );
  const amount = useAmountText(props, sign, decimals);
  const options = useMemo(() => amountMask(sign, decimals), [sign, decimals]);
  const input = useRef<HTMLInputElement>(null);
  const ref = useMergedRef(useMergedRef(input, props.ref), useMaskito({ options }));
  const field = useField(props, { onReset: amount.reset });
  const { id, isDisabled, isInvalid, error } = field;
  const shownMessages = { id, error, description: isInvalid ? undefined : description };
  const said = useSettled(isInvalid ? String(error) : (description ?? ''), PAUSE);
  const shown = amount.text || '0';
  const width = widthInEm([
    { weight: 'main', text: shown },
    { weight: 'minor', text: `${place.symbol}   ` },
  ]);
  const selectAll = useSelectAll(input);
  const focusInput = (event: MouseEvent) => {
    if (event.target === input.current) {
      selectAll.onPress();
      return;
    }
    // Otherwise the press would move focus away.
    event.preventDefault();
    input.current?.focus();
  };
  const symbol = (
    <span
      aria-hidden="true"
      className={classes(
        styles.currency[place.side],
        amount.text === '' && styles.empty,
        isDisabled && styles.disabled,
      )}
    >
      {place.symbol}
    </span>
  );

  return (
    <div {...field.root} className={styles.field}>
      <Group
        role="presentation"
        {...{ isDisabled, isInvalid }}
        className={styles.box}
        onMouseDown={focusInput}
      >
        <div className={styles.label}>
          <FieldLabel field={field} />
        </div>
        <span className={styles.line} style={{ '--df-amount-ems': width.toFixed(2) } as CSSProperties}>
          {place.side === 'before' && symbol}
          <span className={styles.sizer}>
            <span aria-hidden="true" className={styles.copy}>
              {shown}
            </span>
            <input
              {...inputOf(field)}
              {...{ enterKeyHint, autoFocus, ref }}
              aria-describedby={[describedBy(shownMessages), `${id}-currency`].filter(Boolean).join(' ')}
              type="text"
              inputMode="decimal"
              spellCheck="false"
              autoComplete="off"
              placeholder="0"
              size={1}
              className={styles.input}
              value={amount.text}
              onChange={(event) => {
                field.clearError();
                amount.change(event.currentTarget.value);
              }}
              onFocus={() => selectAll.onFocus(amount.open())}
              onMouseUp={selectAll.onRelease}
              onBlur={amount.rest}
            />
          </span>
          {place.side === 'after' && symbol}
        </span>
      </Group>
      {name !== undefined && (
        <input type="hidden" name={name} value={amount.minor ?? ''} disabled={isDisabled} />
      )}
      <div className={styles.messages} style={{ '--df-message-lines': messageLines } as CSSProperties}>
        <FieldMessages {...shownMessages} isAnnounced={false} isProminent />
      </div>
      <VisuallyHidden as="div">
        <span id={`${id}-currency`}>{currencyName}</span>
        <span aria-live="polite">{said}</span>
      </VisuallyHidden>
    </div>
  );
}

function symbolPlace(format: Intl.NumberFormat): { symbol: string; side: keyof typeof styles.currency } {
  const parts = format.formatToParts(1);
  const at = parts.findIndex((part) => part.type === 'currency');
  return { symbol: parts[at]?.value ?? '', side: at === 0 ? 'before' : 'after' };
}

import { type CSSProperties, type MouseEvent, useId } from 'react';
import { Group } from 'react-aria-components/Group';
import { useLocale } from 'react-aria-components/I18nProvider';
import { amountFormat, widthInEm } from '../../primitives/amount/amount-parts.ts';
import { classes } from '../../primitives/classes.ts';
import { type FieldRootProps, fieldRoot } from '../../primitives/field-root.ts';
import { useSettled } from '../../primitives/use-settled.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { inputAttributes } from '../text-field/input-attributes.ts';
import { describedBy, PlainMessages } from '../text-field/plain-messages.tsx';
import { useFormReset } from '../text-field/use-form-reset.ts';
import { useTextEntry } from '../text-field/use-text-entry.ts';
import * as styles from './amount-field.css.ts';
import { decimalSign } from './amount-rules.ts';
import { useAmountText } from './use-amount-text.ts';

export interface AmountFieldProps extends FieldRootProps {
  /** What the amount is for: "How much?". Always in sight. */
  label: string;
  /** ISO 4217 code; its symbol and its place come from the reader's locale. */
  currency: string;
  /** Whole number of minor units, or null for none, if the caller keeps it. A new one (a suggestion) replaces the text. */
  minor?: number | null | undefined;
  /** After every change: the amount, null while there is no digit, and the text as it stands. */
  onChange?: ((minor: number | null, text: string) => void) | undefined;
  /** Called when the focus leaves it. */
  onBlur?: (() => void) | undefined;
  /** What the amount means while one types ("$160.00 left after this"). Said when typing pauses. */
  description?: string | undefined;
  /** What is wrong and how to mend it. Takes the place of the description, and is said when typing pauses. */
  error?: string | undefined;
  /** Cannot be used now. Say why next to it. */
  isDisabled?: boolean | undefined;
  /** Takes the focus when the screen appears. */
  autoFocus?: boolean | undefined;
  /** The word on the keyboard's Enter key. */
  enterKeyHint?: 'done' | 'go' | 'next' | undefined;
  /** Under this name its form sends it. */
  name?: string | undefined;
}

/** Typing pauses that long before a message is said, ms: long enough not to talk over the digits. */
const PAUSE = 800;

/** The one amount that a screen asks for, set as large as it fits. */
export function AmountField(props: AmountFieldProps) {
  const { label, currency, description, error, isDisabled = false } = props;
  const { id: given, ...root } = fieldRoot(props);
  const { locale } = useLocale();
  const format = amountFormat(locale, currency);
  const sign = decimalSign(locale);
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 2;
  const place = symbolPlace(format);
  const own = useId();
  const id = given ?? own;
  const currencyId = `${id}-currency`;

  const amount = useAmountText({
    minor: props.minor,
    sign,
    decimals,
    onChange: (minor, text) => props.onChange?.(minor, text),
  });
  const entry = useTextEntry({
    value: amount.text,
    rules: amount.rules,
    maxLength: 20,
    onChange: amount.change,
  });
  useFormReset(entry.ref, () => amount.change(''));
  const said = useSettled(error ?? description ?? '', PAUSE);
  const shown = amount.text || '0';
  const width = widthInEm([
    { weight: 'main', text: shown },
    { weight: 'minor', text: `${place.symbol}   ` },
  ]);
  const isInvalid = error !== undefined;
  const messages = { id, error, description: isInvalid ? undefined : description };
  const focusInput = (event: MouseEvent) => {
    if (event.target === entry.ref.current) return;
    // The press would take the focus to nothing right after.
    event.preventDefault();
    entry.ref.current?.focus();
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
    <div
      {...root}
      data-required
      data-disabled={isDisabled || undefined}
      data-invalid={isInvalid || undefined}
      className={styles.field}
    >
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <Group
        role="presentation"
        {...{ isDisabled, isInvalid }}
        className={styles.box}
        onMouseDown={focusInput}
      >
        <span className={styles.line} style={{ '--df-amount-ems': width.toFixed(2) } as CSSProperties}>
          {place.side === 'before' && symbol}
          <span className={styles.sizer}>
            <span aria-hidden="true" className={styles.copy}>
              {shown}
            </span>
            <input
              {...inputAttributes('decimal', { ...props, autoComplete: 'off' })}
              id={id}
              ref={entry.ref}
              type="text"
              placeholder="0"
              size={1}
              className={styles.input}
              value={amount.text}
              disabled={isDisabled}
              aria-required
              aria-invalid={isInvalid || undefined}
              aria-describedby={[describedBy(messages), currencyId].filter(Boolean).join(' ')}
              onChange={(event) => entry.onChange(event.target.value)}
              onFocus={amount.open}
              onBlur={() => {
                amount.rest();
                props.onBlur?.();
              }}
            />
          </span>
          {place.side === 'after' && symbol}
        </span>
      </Group>
      <div className={styles.messages}>
        <PlainMessages {...messages} announce={false} isProminent />
      </div>
      <VisuallyHidden as="div">
        <span id={currencyId}>{new Intl.DisplayNames(locale, { type: 'currency' }).of(currency)}</span>
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

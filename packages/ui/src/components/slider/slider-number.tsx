import { useMaskito } from '@maskito/react';
import { useMemo, useState } from 'react';
import { classes } from '../../primitives/classes.ts';
import * as field from '../../primitives/field/field.css.ts';
import { modeMask } from '../../primitives/mask/mode-masks.ts';
import * as styles from './slider.css.ts';

export interface SliderNumberProps {
  /** Accessible name; the same as the slider's. */
  label: string;
  /** The current value. */
  value: number;
  /** Minimum value. */
  minValue: number;
  /** Maximum value. */
  maxValue: number;
  /** What an arrow key adds or subtracts. */
  step: number;
  /** Text before the number, inside the box. */
  prefix: string | undefined;
  /** Text after the number, inside the box. */
  suffix: string | undefined;
  /** Ids of its description. */
  described: string | undefined;
  /** Disables the field. Explain why next to it. */
  isDisabled: boolean;
  /** Whether it is read-only. */
  isReadOnly: boolean;
  /** Whether the message below is an error. */
  isInvalid: boolean;
  /** Called after every change that gives a number. */
  onChange: (value: number) => void;
  /** Called when the box loses focus or the number is stepped. */
  onChangeEnd: (value: number) => void;
}

/** Returns the nearest step within the range. */
export function snap(
  value: number,
  { minValue, maxValue, step }: Pick<SliderNumberProps, 'minValue' | 'maxValue' | 'step'>,
) {
  const steps = Math.round((value - minValue) / step);
  const decimals = (String(step).split('.')[1] ?? '').length;
  return Number(Math.min(maxValue, Math.max(minValue, minValue + steps * step)).toFixed(decimals));
}

/** A slider's number as a field of its own: exact, and without dragging. */
export function SliderNumber(props: SliderNumberProps) {
  const { label, value, minValue, maxValue, step, described, isDisabled, isInvalid } = props;
  // The text while it is being typed; otherwise the slider's value is shown.
  const [draft, setDraft] = useState<string | null>(null);
  const text = draft ?? String(value);
  const isWhole = Number.isInteger(step) && minValue >= 0;
  const mode = isWhole ? 'numeric' : 'decimal';
  const options = useMemo(() => modeMask(mode, minValue), [mode, minValue]);
  const ref = useMaskito({ options });
  const type = (next: string) => {
    setDraft(next);
    const number = Number(next);
    // Partly typed numbers are often out of range: only valid ones move the thumb.
    const canStand =
      next !== '' && number >= minValue && number <= maxValue && snap(number, props) === number;
    if (canStand) props.onChange(number);
  };
  const settle = () => {
    if (draft === null) return;
    setDraft(null);
    const settled = draft === '' || Number.isNaN(Number(draft)) ? value : snap(Number(draft), props);
    if (settled !== value) props.onChange(settled);
    props.onChangeEnd(settled);
  };

  return (
    <span
      className={classes(field.box, styles.number)}
      data-disabled={isDisabled || undefined}
      data-invalid={isInvalid || undefined}
    >
      {props.prefix && <span className={styles.affix.before}>{props.prefix}</span>}
      <input
        ref={ref}
        type="text"
        inputMode={mode}
        autoComplete="off"
        aria-label={label}
        aria-describedby={described}
        aria-invalid={isInvalid || undefined}
        className={classes(field.input, field.numeric, styles.numberInput)}
        size={Math.max(String(maxValue).length, String(minValue).length, 2)}
        maxLength={12}
        disabled={isDisabled}
        readOnly={props.isReadOnly}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle();
        }}
      />
      {props.suffix && <span className={styles.affix.after}>{props.suffix}</span>}
    </span>
  );
}

import { useMaskito } from '@maskito/react';
import { useMemo, useState } from 'react';
import { classes } from '../../primitives/classes.ts';
import * as field from '../../primitives/field/field.css.ts';
import { modeMask } from '../../primitives/mask/mode-masks.ts';
import * as styles from './slider.css.ts';

export interface SliderNumberProps {
  /** Its name: that of the slider. */
  label: string;
  /** The value now. */
  value: number;
  /** The least that it takes. */
  minValue: number;
  /** The most that it takes. */
  maxValue: number;
  /** What the arrow keys add or take away. */
  step: number;
  /** Before the number, inside the box. */
  prefix: string | undefined;
  /** After the number, inside the box. */
  suffix: string | undefined;
  /** Ids of what describes it. */
  described: string | undefined;
  /** Cannot be used now. Say why next to it. */
  isDisabled: boolean;
  /** Can be read, not changed. */
  isReadOnly: boolean;
  /** Whether the message below says that something is wrong. */
  isInvalid: boolean;
  /** After every change that makes a number. */
  onChange: (value: number) => void;
  /** Once the box is left or the number is stepped. */
  onChangeEnd: (value: number) => void;
}

/** The nearest step within the range. */
export function snap(
  value: number,
  { minValue, maxValue, step }: Pick<SliderNumberProps, 'minValue' | 'maxValue' | 'step'>,
) {
  const steps = Math.round((value - minValue) / step);
  const decimals = (String(step).split('.')[1] ?? '').length;
  return Number(Math.min(maxValue, Math.max(minValue, minValue + steps * step)).toFixed(decimals));
}

/** The number of a slider as a field of its own: exact, and without dragging. */
export function SliderNumber(props: SliderNumberProps) {
  const { label, value, minValue, maxValue, step, described, isDisabled, isInvalid } = props;
  // What is half typed, while it is; else the slider's value stands there.
  const [draft, setDraft] = useState<string | null>(null);
  const text = draft ?? String(value);
  const isWhole = Number.isInteger(step) && minValue >= 0;
  const mode = isWhole ? 'numeric' : 'decimal';
  const options = useMemo(() => modeMask(mode, minValue), [mode, minValue]);
  const ref = useMaskito({ options });
  const type = (next: string) => {
    setDraft(next);
    const number = Number(next);
    // Half a number is often outside of the range: only what can stand moves the thumb.
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

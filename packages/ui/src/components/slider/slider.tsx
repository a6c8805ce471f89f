'use client';

import { useLocale } from 'react-aria-components/I18nProvider';
import { Slider as AriaSlider, SliderFill, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import { Field } from '../../primitives/field/field.tsx';
import type { FieldProps } from '../../primitives/field/field-props.ts';
import { useValueField } from '../../primitives/field/use-field-value.ts';
import * as styles from './slider.css.ts';
import { SliderNumber } from './slider-number.tsx';

export interface SliderProps extends Omit<FieldProps<number>, 'isRequired'> {
  /** Called when the thumb is released, or the number is typed or stepped: for server requests. */
  onChangeEnd?: ((value: number) => void) | undefined;
  /**
   * Minimum value.
   * @default 0
   */
  minValue?: number | undefined;
  /**
   * Maximum value.
   * @default 100
   */
  maxValue?: number | undefined;
  /**
   * Step size. The range should be a whole number of steps.
   * @default 1
   */
  step?: number | undefined;
  /** Number format of the labels and announcements: `{ style: 'currency', currency: 'USD' }`. */
  format?: Intl.NumberFormatOptions | undefined;
  /** Text before the number, inside its box: `$`. */
  prefix?: string | undefined;
  /** Text after the number, inside its box: `%`. */
  suffix?: string | undefined;
}

/** A number within a range where an approximate value is fine; the number next to it can be typed exactly. */
export function Slider(props: SliderProps) {
  const { label, onChangeEnd, minValue = 0, maxValue = 100, step = 1, format, name } = props;
  const { locale } = useLocale();
  const { field, value, change } = useValueField({ ...props, isRequired: false }, minValue, {
    isGroup: true,
    isPlainlyOptional: true,
    controlRef: props.ref,
  });
  const { isDisabled, isReadOnly, isInvalid, describedBy } = field;
  const write = new Intl.NumberFormat(locale, format);
  const set = (next: number) => {
    if (!isReadOnly) change(next);
  };
  const end = (next: number) => {
    if (!isReadOnly) onChangeEnd?.(next);
  };

  return (
    <Field
      field={field}
      beside={
        <SliderNumber
          {...{ label, value, minValue, maxValue, step, isDisabled, isReadOnly, isInvalid }}
          prefix={props.prefix}
          suffix={props.suffix}
          described={describedBy}
          onChange={set}
          onChangeEnd={end}
        />
      }
    >
      <AriaSlider<number>
        id={field.id}
        aria-label={label}
        {...(format && { formatOptions: format })}
        className={styles.root}
        value={value}
        onChange={set}
        onChangeEnd={end}
        minValue={minValue}
        maxValue={maxValue}
        step={step}
        isDisabled={isDisabled}
      >
        <SliderTrack data-part="track" className={styles.track}>
          <SliderFill className={styles.fill} />
          <SliderThumb
            data-part="thumb"
            {...(name !== undefined && { name })}
            {...(describedBy && { 'aria-describedby': describedBy })}
            isInvalid={isInvalid}
            className={styles.thumb}
          />
        </SliderTrack>
        <div aria-hidden="true" className={styles.ends}>
          <span>{write.format(minValue)}</span>
          <span>{write.format(maxValue)}</span>
        </div>
      </AriaSlider>
    </Field>
  );
}

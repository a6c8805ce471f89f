import { type ReactNode, useId } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Label } from 'react-aria-components/Label';
import { Slider as AriaSlider, SliderFill, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import { type FieldRootProps, fieldRoot } from '../../primitives/field-root.ts';
import * as field from '../text-field/field.css.ts';
import { describedBy, PlainMessages } from '../text-field/plain-messages.tsx';
import * as styles from './slider.css.ts';
import { SliderNumber } from './slider-number.tsx';

export interface SliderProps extends FieldRootProps {
  /** What is set: "Keep at least". */
  label: string;
  /** The value now; the caller keeps it. */
  value: number;
  /** While it is dragged and typed. */
  onChange: (value: number) => void;
  /** Once it is let go, typed or stepped: for what costs a call to a server. */
  onChangeEnd?: ((value: number) => void) | undefined;
  /** 0 by default. */
  minValue?: number | undefined;
  /** 100 by default. */
  maxValue?: number | undefined;
  /** 1 by default; the range should be a whole number of steps. */
  step?: number | undefined;
  /** How a value is written at the ends and spoken: `{ style: 'currency', currency: 'USD' }`. A plain number by default. */
  format?: Intl.NumberFormatOptions | undefined;
  /** Before or after the number, inside its box: `$`, `%`. */
  prefix?: string | undefined;
  /** After the number, inside its box: `%`. */
  suffix?: string | undefined;
  /** Help that stays. */
  description?: ReactNode;
  /** What is wrong and how to mend it. */
  error?: ReactNode;
  /** Cannot be used now. Say why next to it. */
  isDisabled?: boolean | undefined;
  /** Under this name its form sends it. */
  name?: string | undefined;
}

/** A number within a range where about right will do, with the number itself beside it for those who want it exact. */
export function Slider(props: SliderProps) {
  const { label, value, onChange, onChangeEnd, minValue = 0, maxValue = 100, step = 1, format } = props;
  const { description, error, isDisabled = false, name } = props;
  const { locale } = useLocale();
  const messages = { id: useId(), description, error };
  const described = describedBy(messages);
  const write = new Intl.NumberFormat(locale, format);

  return (
    <AriaSlider<number>
      {...fieldRoot(props)}
      {...(format && { formatOptions: format })}
      className={styles.root}
      value={value}
      onChange={onChange}
      onChangeEnd={(next) => onChangeEnd?.(next)}
      minValue={minValue}
      maxValue={maxValue}
      step={step}
      isDisabled={isDisabled}
    >
      <div className={styles.head}>
        <Label className={field.label}>{label}</Label>
        <SliderNumber
          {...{ label, value, minValue, maxValue, step, isDisabled, described }}
          prefix={props.prefix}
          suffix={props.suffix}
          isInvalid={Boolean(error)}
          onChange={onChange}
          onChangeEnd={(next) => onChangeEnd?.(next)}
        />
      </div>
      <SliderTrack data-part="track" className={styles.track}>
        <SliderFill className={styles.fill} />
        <SliderThumb
          data-part="thumb"
          {...(name !== undefined && { name })}
          {...(described && { 'aria-describedby': described })}
          isInvalid={Boolean(error)}
          className={styles.thumb}
        />
      </SliderTrack>
      <div aria-hidden="true" className={styles.ends}>
        <span>{write.format(minValue)}</span>
        <span>{write.format(maxValue)}</span>
      </div>
      <PlainMessages {...messages} />
    </AriaSlider>
  );
}

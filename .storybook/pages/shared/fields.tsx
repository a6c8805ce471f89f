import { type ReactNode, useId } from 'react';
import * as styles from './fields.css.ts';

interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

export interface SelectFieldProps<Value extends string> {
  label: string;
  options: readonly Option<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of several, in the browser's own list. */
export function SelectField<Value extends string>({
  label,
  options,
  value,
  onChange,
}: SelectFieldProps<Value>) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={styles.control}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** One of a few that are all in sight. */
export function Segments<Value extends string>({ label, options, value, onChange }: SelectFieldProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.segments}>
      <legend className={styles.legend}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.segment}>
          <input
            className={styles.radio}
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}

export interface InputFieldProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  onBlur?: (() => void) | undefined;
  /** Help that stays while one types. */
  hint?: ReactNode | undefined;
  /** What is wrong; its presence marks the field. */
  error?: string | undefined;
  type?: 'text' | 'search' | 'number' | undefined;
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
}

/** A line of text or a number. */
export function InputField(props: InputFieldProps) {
  const { label, value, onChange, onBlur, hint, error, type = 'text', ...range } = props;
  const id = useId();
  const noteId = hint !== undefined || error !== undefined ? `${id}-note` : undefined;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={`${styles.control} ${styles.figures}`}
        type={type}
        value={value}
        {...range}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={error !== undefined}
        aria-describedby={noteId}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
      {noteId !== undefined && (
        <span id={noteId} className={error === undefined ? styles.hint : styles.error}>
          {error ?? hint}
        </span>
      )}
    </div>
  );
}

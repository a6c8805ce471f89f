'use client';

import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { type FieldRootProps, fieldRoot } from '../../primitives/field-root.ts';
import type { Icon as IconType } from '../../primitives/icon.ts';
import * as styles from './segmented-control.css.ts';

/** One of the views. */
export interface Segment<Value extends string = string> {
  /** Its own among its siblings; what `onChange` gets. */
  value: Value;
  /** One word or two. */
  label: string;
  /** Before the label; says the same as the label. */
  icon?: IconType | undefined;
  isDisabled?: boolean | undefined;
}

export interface SegmentedControlProps<Value extends string = string> extends FieldRootProps {
  /** What one switches between, for those who do not see it: "Period". */
  label: string;
  /** Two to five. */
  segments: readonly Segment<Value>[];
  /** The one in force; there is always one. */
  value: Value;
  /** Called with what was chosen. */
  onChange: (value: Value) => void;
  /** Cannot be used now. Say why next to it. */
  isDisabled?: boolean | undefined;
}

/** Switches at once between a few views of the same thing. An answer in a form is a `RadioGroup`; pages are `Tabs`. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, segments, value, onChange, isDisabled = false } = props;
  return (
    <ToggleButtonGroup
      {...fieldRoot(props)}
      aria-label={label}
      className={styles.group}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      isDisabled={isDisabled}
      onSelectionChange={(keys) => {
        const chosen = segments.find((segment) => keys.has(segment.value));
        if (chosen && chosen.value !== value) onChange(chosen.value);
      }}
    >
      {segments.map(({ value: id, label: words, icon: Icon, isDisabled: isOff = false }) => (
        <ToggleButton key={id} id={id} isDisabled={isDisabled || isOff} className={styles.segment}>
          {Icon && <Icon aria-hidden="true" className={styles.icon} />}
          <span>{words}</span>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

'use client';

import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import type { Icon as IconType } from '../../primitives/icon.ts';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import * as styles from './segmented-control.css.ts';

/** A segment. */
export interface Segment<Value extends string = string> {
  /** Unique within the group; passed to `onChange`. */
  value: Value;
  /** One or two words. */
  label: string;
  /** Shown before the label; must mean the same. */
  icon?: IconType | undefined;
  /**
   * Shown, but cannot be chosen now.
   * @default false
   */
  isDisabled?: boolean | undefined;
}

export interface SegmentedControlProps<Value extends string = string> extends RootProps {
  /** What the control switches, for screen readers: "Period". */
  label: string;
  /** Two to five segments; chips may be more. */
  segments: readonly Segment<Value>[];
  /** The selected segment. Null only where something else decides what is shown, and it is none of them. */
  value: Value | null;
  /** Called with the chosen value. */
  onChange: (value: Value) => void;
  /**
   * `track`: of one width, in a track. `chips`: each as wide as its words, for a quick filter above a list.
   * @default 'track'
   */
  look?: 'track' | 'chips' | undefined;
  /**
   * Disables all segments. Explain why next to it.
   * @default false
   */
  isDisabled?: boolean | undefined;
}

/**
 * Switches immediately between a few views of the same content. For an answer in a form, use `RadioGroup`; for parts of a screen, `Tabs`.
 */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, segments, value, onChange, look = 'track', isDisabled = false } = props;
  return (
    <ToggleButtonGroup
      {...rootProps(props)}
      aria-label={label}
      className={styles.group[look]}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={value === null ? [] : [value]}
      isDisabled={isDisabled}
      onSelectionChange={(keys) => {
        const chosen = segments.find((segment) => keys.has(segment.value));
        if (chosen && chosen.value !== value) onChange(chosen.value);
      }}
    >
      {segments.map(({ value: id, label: words, icon: Icon, isDisabled: isOff = false }) => (
        <ToggleButton key={id} id={id} isDisabled={isDisabled || isOff} className={styles.segment[look]}>
          {Icon && <Icon aria-hidden="true" className={styles.icon} />}
          <span>{words}</span>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

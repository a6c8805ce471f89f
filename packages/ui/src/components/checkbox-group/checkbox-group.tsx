import { type ReactNode, useId } from 'react';
import {
  CheckboxGroup as AriaCheckboxGroup,
  CheckboxGroupStateContext,
} from 'react-aria-components/CheckboxGroup';
import { Label } from 'react-aria-components/Label';
import { useUiMessages } from '../../messages/messages.ts';
import { type FieldRootProps, fieldRoot } from '../../primitives/field-root.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import * as field from '../text-field/field.css.ts';
import { FieldMessages } from '../text-field/field-messages.tsx';
import * as styles from './checkbox-group.css.ts';
import { GroupCheckbox } from './group-checkbox.tsx';

/** One thing that can be ticked. */
export interface CheckboxOption<Value extends string = string> {
  /** Its own among its siblings. */
  value: Value;
  /** May be marked up, but holds no link: a press on a label ticks the box. */
  label: ReactNode;
  /** Below the label, outside its target: more about it, and any link. */
  description?: ReactNode;
  isDisabled?: boolean | undefined;
}

export interface CheckboxGroupProps<Value extends string = string> extends FieldRootProps {
  /** What the boxes have in common: the question. */
  label: string;
  /** The boxes, in order. */
  options: readonly CheckboxOption<Value>[];
  /** The ticked ones; their order is the options'. */
  value: readonly Value[];
  /** After every change, with all that is ticked, in the order of the options. */
  onChange: (value: Value[]) => void;
  /** Label of a box above the others that ticks or empties all of them at once; without it there is none. */
  allLabel?: string | undefined;
  /** Help that stays. */
  description?: ReactNode;
  /** What is wrong and how to mend it; its presence makes the group invalid. */
  error?: ReactNode;
  /** Nothing need be ticked, and it says so. */
  isOptional?: boolean | undefined;
  /** Cannot be used now. Say why next to it. */
  isDisabled?: boolean | undefined;
  /** Under this name its form sends it. */
  name?: string | undefined;
}

/** Any number of a few things. */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { label, options, value, allLabel, description, error, name } = props;
  const { isOptional = false, isDisabled = false } = props;
  const messages = useUiMessages();
  const requiredId = useId();
  const pick = (isTicked: (option: CheckboxOption<Value>) => boolean) =>
    props.onChange(options.filter(isTicked).map((option) => option.value));
  const ticked = (option: CheckboxOption<Value>) => value.includes(option.value);
  // What cannot be changed now neither counts for the box of all nor changes with it.
  const open = options.filter((option) => !option.isDisabled);
  const isAll = open.length > 0 && open.every(ticked);

  return (
    <AriaCheckboxGroup
      {...fieldRoot(props)}
      {...(name !== undefined && { name })}
      {...(!isOptional && { 'aria-describedby': requiredId })}
      className={field.field}
      value={[...value]}
      onChange={(next) => pick((option) => next.includes(option.value))}
      isRequired={!isOptional}
      isDisabled={isDisabled}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
    >
      <Label className={field.label}>
        <span>{label}</span> {isOptional && <span className={field.optional}>{messages.optional}</span>}
      </Label>
      <div>
        {allLabel && (
          <CheckboxGroupStateContext value={null}>
            <Checkbox
              isSelected={isAll}
              isIndeterminate={!isAll && open.some(ticked)}
              isDisabled={isDisabled || open.length === 0}
              onChange={() => pick((option) => (option.isDisabled ? ticked(option) : !isAll))}
            >
              <strong className={styles.all}>{allLabel}</strong>
            </Checkbox>
          </CheckboxGroupStateContext>
        )}
        <div className={styles.boxes[allLabel ? 'below' : 'alone']}>
          {options.map((option) => (
            <GroupCheckbox key={option.value} option={option} />
          ))}
        </div>
      </div>
      {/* A group has no state that says so. */}
      {!isOptional && <VisuallyHidden id={requiredId}>{messages.required}</VisuallyHidden>}
      <FieldMessages description={description} error={error} />
    </AriaCheckboxGroup>
  );
}

'use client';

import { Download } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Checkbox } from '../../components/checkbox/checkbox.tsx';
import { useWords } from '../../messages/words.ts';
import { type FieldRootProps, fieldRoot } from '../../primitives/field-root.ts';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { type ConsentFormText, words } from './words.ts';

export { type ConsentFormText, words as consentFormWords } from './words.ts';

/** One thing to consent to. */
export interface ConsentItem<Value extends string = string> {
  value: Value;
  /** A whole sentence; holds no link. */
  label: ReactNode;
  /** Below the label: more about it, and any link. */
  description?: ReactNode | undefined;
}

export interface ConsentFormProps<Value extends string = string> extends FieldRootProps {
  /** What is consented to; stands above the boxes. */
  children?: ReactNode | undefined;
  /** The boxes, in order. */
  items: readonly ConsentItem<Value>[];
  /** The ticked ones; none of them is ticked for anybody beforehand. */
  value: readonly Value[];
  /** Called with all that is ticked after every press. */
  onChange: (value: Value[]) => void;
  /** Whether a final box sets all others at once. Default `true`. */
  isAllBoxShown?: boolean | undefined;
  /** Saves the consent, by the button. */
  onAgree: () => void;
  /** Whether it is being saved. Default `false`. */
  isPending?: boolean | undefined;
  /** Gives a copy; left out while there is no text to copy. */
  onDownload?: (() => void) | undefined;
  /** Whether the copy is being made. Default `false`. */
  isDownloading?: boolean | undefined;
  /** Words of its own, in place of those in the reader's language. */
  text?: Partial<ConsentFormText> | undefined;
}

/** Boxes that all must be ticked, one by one or at once by the final one, before one can agree. */
export function ConsentForm<Value extends string>(props: ConsentFormProps<Value>) {
  const { children, items, value, onChange, isAllBoxShown = true, onAgree, isPending, onDownload } = props;
  const text = useWords(words, props.text);
  const id = useId();
  const ticked = items.filter((item) => value.includes(item.value));
  const isComplete = ticked.length === items.length;
  const set = (changed: Value, isTicked: boolean) =>
    onChange(
      items.map((item) => item.value).filter((one) => (one === changed ? isTicked : value.includes(one))),
    );
  return (
    <Stack {...fieldRoot(props)} gap="section">
      {children}
      <Stack gap={2} role="group" aria-labelledby={`${id}-group`}>
        <Text id={`${id}-group`} variant="heading">
          {text.group}
        </Text>
        {items.map((item) => (
          <Checkbox
            key={item.value}
            isSelected={value.includes(item.value)}
            onChange={(isTicked) => set(item.value, isTicked)}
            description={item.description}
            isRequired
          >
            {item.label}
          </Checkbox>
        ))}
        {isAllBoxShown && (
          <Checkbox
            isSelected={isComplete}
            isIndeterminate={!isComplete && ticked.length > 0}
            onChange={() => onChange(isComplete ? [] : items.map((item) => item.value))}
          >
            <strong>{text.all}</strong>
          </Checkbox>
        )}
      </Stack>
      <Stack gap={3}>
        {/* Always there, so that it is announced when it comes and goes. */}
        <div role="status" id={`${id}-missing`}>
          {!isComplete && <Text tone="muted">{text.selectAll}</Text>}
        </div>
        <Button
          isStretched
          onPress={() => onAgree()}
          isDisabled={!isComplete}
          isPending={isPending}
          aria-describedby={`${id}-missing`}
        >
          {text.agree}
        </Button>
        {onDownload && (
          <Button
            isStretched
            variant="quiet"
            icon={Download}
            onPress={() => onDownload()}
            isPending={props.isDownloading}
          >
            {text.download}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}

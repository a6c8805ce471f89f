'use client';

import { Download } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Checkbox } from '../../components/checkbox/checkbox.tsx';
import { useWords } from '../../messages/words.ts';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { type ConsentFormText, words } from './words.ts';

export { type ConsentFormText, words as consentFormWords } from './words.ts';

/** A statement to consent to. */
export interface ConsentItem<Value extends string = string> {
  value: Value;
  /** A full sentence without links. */
  label: ReactNode;
  /** More about it, below the label. Links belong here. */
  description?: ReactNode | undefined;
}

export interface ConsentFormProps<Value extends string = string> extends RootProps {
  /** What the consent is about; shown above the boxes. */
  children?: ReactNode | undefined;
  /** The options, in order. */
  items: readonly ConsentItem<Value>[];
  /** The checked items. Nothing is checked in advance. */
  value: readonly Value[];
  /** Called with all checked items after every change. */
  onChange: (value: Value[]) => void;
  /**
   * Whether a last box checks all others at once.
   * @default true
   */
  isAllBoxShown?: boolean | undefined;
  /** Called when the person agrees. */
  onAgree: () => void;
  /**
   * Whether the consent is being saved.
   * @default false
   */
  isPending?: boolean | undefined;
  /** Called to download a copy; omit it while there is no text. */
  onDownload?: (() => void) | undefined;
  /**
   * Whether the copy is being created.
   * @default false
   */
  isDownloading?: boolean | undefined;
  /** Overrides of the built-in texts. */
  text?: Partial<ConsentFormText> | undefined;
}

/** A form in which all boxes must be checked, one by one or with the last box, before the person can agree. */
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
    <Stack {...rootProps(props)} gap="section">
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

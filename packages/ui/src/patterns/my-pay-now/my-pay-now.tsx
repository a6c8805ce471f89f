'use client';

import type { ReactNode } from 'react';
import { Button } from '../../components/button/button.tsx';
import { MaskedField } from '../../components/masked-field/masked-field.tsx';
import { ProgressBar } from '../../components/progress-bar/progress-bar.tsx';
import { useWords } from '../../messages/words.ts';
import { type FieldRootProps, fieldRoot } from '../../primitives/field-root.ts';
import { MessageScreen } from '../shared/message-screen.tsx';
import { type MyPayNowText, words } from './words.ts';

export type { MyPayNowText } from './words.ts';

export interface MyPayNowProps extends FieldRootProps {
  /** The number as it stands; the caller keeps it. */
  value: string;
  /** Called with the number after every change. */
  onChange: (account: string) => void;
  /** Saves the number: by the button or by Enter in the field; never while it is empty or disabled. */
  onContinue: () => void;
  /** Keeps Continue disabled, whatever stands in the field. Default `false`. */
  isPrimaryDisabled?: boolean | undefined;
  /** Whether it is being saved. Default `false`. */
  isPending?: boolean | undefined;
  /** What is wrong with the number. */
  error?: ReactNode | undefined;
  /** Goes back; shows the arrow. */
  onBack?: (() => void) | undefined;
  /** Goes to the help. */
  onHelp: () => void;
  /** Words of its own, in place of those in the reader's language. */
  text?: Partial<MyPayNowText> | undefined;
}

/** How far the setup has come here, percent. */
const progress = 60;

/** The step of the setup that asks where the pay goes. */
export function MyPayNow(props: MyPayNowProps) {
  const { value: account, onChange, onContinue, isPrimaryDisabled = false, isPending = false, error } = props;
  const text = useWords(words, props.text);
  const isBlocked = isPrimaryDisabled || account.trim() === '';
  return (
    <MessageScreen
      {...fieldRoot(props)}
      layout="top"
      onBack={props.onBack}
      onHelp={props.onHelp}
      progress={<ProgressBar label={text.progress} value={progress} />}
      title={text.title}
      lead={text.message}
      onSubmit={() => {
        if (!isBlocked && !isPending) onContinue();
      }}
      footer={
        <Button isStretched type="submit" isDisabled={isBlocked} isPending={isPending}>
          {text.continue}
        </Button>
      }
    >
      <MaskedField
        label={text.account}
        description={text.accountHelp}
        value={account}
        onChange={onChange}
        mode="numeric"
        error={error}
        autoComplete="off"
        enterKeyHint="done"
      />
    </MessageScreen>
  );
}

'use client';

import type { ReactNode } from 'react';
import { Button } from '../../components/button/button.tsx';
import { MaskedField } from '../../components/masked-field/masked-field.tsx';
import { ProgressBar } from '../../components/progress-bar/progress-bar.tsx';
import { useWords } from '../../messages/words.ts';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import { MessageScreen, type MessageScreenFrame } from '../shared/message-screen.tsx';
import { type MyPayNowText, words } from './words.ts';

export { type MyPayNowText, words as myPayNowWords } from './words.ts';

export interface MyPayNowProps extends MessageScreenFrame, RootProps {
  /** The account number (controlled). */
  value: string;
  /** Called with the number after every change. */
  onChange: (account: string) => void;
  /** Called by the button or Enter in the field; never while the field is empty or disabled. */
  onContinue: () => void;
  /**
   * Disables Continue, whatever the field contains.
   * @default false
   */
  isPrimaryDisabled?: boolean | undefined;
  /**
   * Whether the consent is being saved.
   * @default false
   */
  isPending?: boolean | undefined;
  /** What is wrong with the number. */
  error?: ReactNode | undefined;
  /** Called to go back; shows the arrow. */
  onBack?: (() => void) | undefined;
  /** Called to open the help. */
  onHelp: () => void;
  /** Overrides of the built-in texts. */
  text?: Partial<MyPayNowText> | undefined;
  /** Above the field: why the number was not saved. */
  children?: ReactNode | undefined;
}

/** Progress of the setup at this point, in percent. */
const progress = 60;

/** The setup step that asks where the pay goes. */
export function MyPayNow(props: MyPayNowProps) {
  const { value: account, onChange, onContinue, isPrimaryDisabled = false, isPending = false, error } = props;
  const text = useWords(words, props.text);
  const isBlocked = isPrimaryDisabled || account.trim() === '';
  return (
    <MessageScreen
      {...rootProps(props)}
      logo={props.logo}
      summary={props.summary}
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
      {props.children}
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

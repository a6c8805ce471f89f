'use client';

import type { ReactNode } from 'react';
import { Button } from '../../components/button/button.tsx';
import { ProgressBar } from '../../components/progress-bar/progress-bar.tsx';
import { useWords } from '../../messages/words.ts';
import { type FieldRootProps, fieldRoot } from '../../primitives/field-root.ts';
import type { PressHandler } from '../../primitives/press.ts';
import { MessageScreen, type MessageScreenTools } from '../shared/message-screen.tsx';
import { type Step, Steps } from '../shared/steps.tsx';
import { type ActivationStepsText, words } from './words.ts';

export type { Step } from '../shared/steps.tsx';
export { type ActivationStepsText, words as activationStepsWords } from './words.ts';

export interface ActivationStepsProps extends MessageScreenTools, FieldRootProps {
  /** What is being activated: "Activate your card". */
  title: string;
  /** One or two sentences: why, and how long it takes. */
  message?: ReactNode | undefined;
  /** In their order; those behind the person have `isDone`. */
  steps: readonly Step[];
  /** The next thing to do, worded by what it does: "Choose a PIN". */
  primary: { label: string; onPress: PressHandler; isPending?: boolean | undefined };
  /** Words of its own, in place of those in the reader's language. */
  text?: Partial<ActivationStepsText> | undefined;
}

/** What is done and what is left to do, with a green tick for each step that is done. */
export function ActivationSteps(props: ActivationStepsProps) {
  const { title, message, steps, primary, onBack, onClose, onHelp } = props;
  const text = useWords(words, props.text);
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <MessageScreen
      {...fieldRoot(props)}
      {...{ onBack, onClose, onHelp, title }}
      layout="top"
      lead={message}
      footer={
        <Button isStretched onPress={primary.onPress} isPending={primary.isPending}>
          {primary.label}
        </Button>
      }
    >
      <ProgressBar
        label={text.progress}
        value={done}
        max={steps.length}
        valueText={text.done(done, steps.length)}
      />
      <Steps steps={steps} />
    </MessageScreen>
  );
}

'use client';

import type { ReactNode } from 'react';
import { Button } from '../../components/button/button.tsx';
import { ProgressBar } from '../../components/progress-bar/progress-bar.tsx';
import { useWords } from '../../messages/words.ts';
import type { PressHandler } from '../../primitives/press.ts';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import { MessageScreen, type MessageScreenTools } from '../shared/message-screen.tsx';
import { type Step, Steps } from '../shared/steps.tsx';
import { type ActivationStepsText, words } from './words.ts';

export type { Step } from '../shared/steps.tsx';
export { type ActivationStepsText, words as activationStepsWords } from './words.ts';

export interface ActivationStepsProps extends MessageScreenTools, RootProps {
  /** What is being activated: "Activate your card". */
  title: string;
  /** One or two sentences: why, and how long it takes. */
  message?: ReactNode | undefined;
  /** The steps, in order; completed ones have `isDone`. */
  steps: readonly Step[];
  /** The next action, named for what it does: "Choose a PIN". */
  primary: { label: string; onPress: PressHandler; isPending?: boolean | undefined };
  /** Overrides of the built-in texts. */
  text?: Partial<ActivationStepsText> | undefined;
}

/** Shows which activation steps are done and which are left. */
export function ActivationSteps(props: ActivationStepsProps) {
  const { title, message, steps, primary, onBack, onClose, onHelp } = props;
  const text = useWords(words, props.text);
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <MessageScreen
      {...rootProps(props)}
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

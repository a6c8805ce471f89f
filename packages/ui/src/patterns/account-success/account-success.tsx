'use client';

import type { ReactNode } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Illustration } from '../../components/empty-state/illustrations/illustration.tsx';
import { ProgressBar } from '../../components/progress-bar/progress-bar.tsx';
import { Timeline } from '../../components/timeline/timeline.tsx';
import { useWords } from '../../messages/words.ts';
import type { PressHandler } from '../../primitives/press.ts';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import { MessageScreen, type MessageScreenFrame } from '../shared/message-screen.tsx';
import { type AccountSuccessText, words } from './words.ts';

export { type AccountSuccessText, words as accountSuccessWords } from './words.ts';

export interface AccountSuccessProps extends MessageScreenFrame, RootProps {
  /** Called to go back; shows the arrow. */
  onBack: () => void;
  /** Called to open the help. */
  onHelp: () => void;
  /** The agreement: a `PolicyCheckbox`. */
  policy: ReactNode;
  /** Whether the person agreed; Continue is disabled until then. */
  isAgreed: boolean;
  /** Called when Continue is pressed. */
  onContinue: () => void;
  /**
   * Whether the agreement is being saved.
   * @default false
   */
  isPending?: boolean | undefined;
  /** A way to continue without agreeing; omit it for none. */
  skip?: { label: string; onPress: PressHandler } | undefined;
  /** Overrides of the built-in texts. */
  text?: Partial<AccountSuccessText> | undefined;
}

/** Progress of the setup on the account screens, in percent. */
export const accountProgress = 60;

/** Confirms that the account is set up, and says when and where wages can be taken. */
export function AccountSuccess(props: AccountSuccessProps) {
  const { onBack, onHelp, policy, isAgreed, onContinue, isPending, skip } = props;
  const text = useWords(words, props.text);
  return (
    <MessageScreen
      {...rootProps(props)}
      logo={props.logo}
      summary={props.summary}
      onBack={onBack}
      onHelp={onHelp}
      progress={<ProgressBar label={text.progress} value={accountProgress} />}
      picture={<Illustration name="success" />}
      title={text.title}
      lead={text.message}
      footer={
        <>
          <Button isStretched onPress={() => onContinue()} isDisabled={!isAgreed} isPending={isPending}>
            {text.continue}
          </Button>
          {skip && (
            <Button isStretched variant="quiet" onPress={skip.onPress}>
              {skip.label}
            </Button>
          )}
        </>
      }
    >
      <Timeline
        label={text.progress}
        steps={[
          { title: text.added, state: 'done' },
          { title: text.agreement, state: isAgreed ? 'done' : 'current' },
          { title: text.payAgreements, state: isAgreed ? 'current' : 'upcoming' },
        ]}
      />
      {policy}
    </MessageScreen>
  );
}

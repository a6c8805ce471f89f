'use client';

import { BadgePercent } from 'lucide-react';
import { Button } from '../../components/button/button.tsx';
import { useWords } from '../../messages/words.ts';
import type { Icon as IconType } from '../../primitives/icon.ts';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import { Text } from '../../primitives/text/text.tsx';
import { MessageScreen } from '../shared/message-screen.tsx';
import { type StepList, StepsSection } from '../shared/steps.tsx';
import * as styles from './discount-splash.css.ts';
import { type DiscountSplashText, words } from './words.ts';

export { type DiscountSplashText, words as discountSplashWords } from './words.ts';

export interface DiscountSplashProps extends RootProps {
  /** What people get: "Exclusive discounts, just for you". */
  title: string;
  /** What it is, in a sentence or two. */
  message: string;
  /** The offer in a few words, in large type on the brand's background: "Up to 40 % off movie tickets". */
  offer: string;
  /**
   * The picture of the offer.
   * @default a badge with a percent sign
   */
  icon?: IconType | undefined;
  /** How to get it, step by step. */
  steps: StepList['steps'];
  /** A video or page about it; opens in a new tab. */
  media?: StepList['media'];
  /** Called when the button to the partner is pressed. */
  onStart: () => void;
  /**
   * Whether the partner's page is opening.
   * @default false
   */
  isPending?: boolean | undefined;
  /** Called to go back; shows the arrow. */
  onBack?: (() => void) | undefined;
  /** Called to close it; adds the close button. */
  onClose?: (() => void) | undefined;
  /** Overrides of the built-in texts. */
  text?: Partial<DiscountSplashText> | undefined;
}

/** Introduces a partner's discounts: what they are, how they work, and how to get them. */
export function DiscountSplash(props: DiscountSplashProps) {
  const { title, message, offer, icon: Icon = BadgePercent, steps, media, onStart, isPending } = props;
  const text = useWords(words, props.text);
  return (
    <MessageScreen
      {...rootProps(props)}
      layout="top"
      onBack={props.onBack}
      onClose={props.onClose}
      title={title}
      lead={message}
      footer={
        <Button isStretched onPress={() => onStart()} isPending={isPending}>
          {text.getStarted}
        </Button>
      }
    >
      <div className={styles.offer} data-surface="brand">
        <Icon aria-hidden className={styles.icon} />
        <Text variant="heading" as="p" isBalanced>
          {offer}
        </Text>
      </div>
      <StepsSection title={text.howItWorks} steps={steps} media={media} />
    </MessageScreen>
  );
}

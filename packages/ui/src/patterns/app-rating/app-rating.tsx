'use client';

import { Star } from 'lucide-react';
import { BottomSheet } from '../../components/bottom-sheet/bottom-sheet.tsx';
import { Button } from '../../components/button/button.tsx';
import { useWords } from '../../messages/words.ts';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { Emblem } from '../shared/emblem.tsx';
import { type AppRatingText, words } from './words.ts';

export { type AppRatingText, words as appRatingWords } from './words.ts';

/** The person's answer. Closing the sheet is not an answer: the app asks again later. */
export type AppRatingAnswer = 'rated' | 'remindLater' | 'noThanks';

export interface AppRatingProps extends RootProps<HTMLElement> {
  /** Whether it is open (controlled). */
  isOpen: boolean;
  /** Called once, however the sheet is closed. */
  onAnswer: (answer: AppRatingAnswer) => void;
  /** Overrides of the built-in texts. */
  text?: Partial<AppRatingText> | undefined;
}

/** Asks for a rating in the app store and accepts a no. */
export function AppRating({ isOpen, onAnswer, text: own, ...rest }: AppRatingProps) {
  const text = useWords(words, own);
  return (
    <BottomSheet
      {...rootProps(rest)}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onAnswer('remindLater')}
      title={text.title}
      actions={
        <>
          <Button isStretched onPress={() => onAnswer('rated')}>
            {text.rate}
          </Button>
          <Button isStretched variant="secondary" onPress={() => onAnswer('remindLater')}>
            {text.remindLater}
          </Button>
          <Button isStretched variant="quiet" onPress={() => onAnswer('noThanks')}>
            {text.noThanks}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Emblem icon={Star} />
        <Text align="center">{text.description}</Text>
      </Stack>
    </BottomSheet>
  );
}

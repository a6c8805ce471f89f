'use client';

import { BottomSheet } from '../../components/bottom-sheet/bottom-sheet.tsx';
import { Button } from '../../components/button/button.tsx';
import { Countdown } from '../../components/countdown/countdown.tsx';
import { Link } from '../../components/link/link.tsx';
import { useWords } from '../../messages/words.ts';
import { type FieldRootProps, fieldRoot } from '../../primitives/field-root.ts';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { type SessionTimeoutText, words } from './words.ts';

export { type SessionTimeoutText, words as sessionTimeoutWords } from './words.ts';

export interface SessionTimeoutProps extends FieldRootProps<HTMLElement> {
  /** Whether it is shown. The caller keeps this state. */
  isOpen: boolean;
  /** The moment at which the session ends, ms since 1970. */
  endsAt: number;
  /** Stays signed in. */
  onContinue: () => void;
  /** Signs out now. */
  onLogOut: () => void;
  /** The time is up; called once. */
  onEnd: () => void;
  /** Where one sees on which devices one is signed in. Without it there is no such link. */
  deviceActivityHref?: string | undefined;
  /** A press of that link, which is a sign of life as well: the caller closes the sheet. */
  onDeviceActivity: () => void;
  /** Words of its own, in place of those in the reader's language. */
  text?: Partial<SessionTimeoutText> | undefined;
}

/** Asks whether somebody is still there before the session ends. Cannot be dismissed: it must be answered. */
export function SessionTimeout(props: SessionTimeoutProps) {
  const { isOpen, endsAt, onContinue, onLogOut, onEnd, deviceActivityHref, onDeviceActivity } = props;
  const text = useWords(words, props.text);
  return (
    <BottomSheet
      {...fieldRoot(props)}
      isOpen={isOpen}
      onOpenChange={() => {}}
      isDismissable={false}
      role="alertdialog"
      title={text.title}
      actions={
        <>
          <Button isStretched autoFocus onPress={() => onContinue()}>
            {text.continue}
          </Button>
          <Button isStretched variant="quiet" onPress={() => onLogOut()}>
            {text.logOut}
          </Button>
        </>
      }
    >
      <Stack gap={3} align="center">
        <Countdown size="hero" endsAt={endsAt} label={text.expiresIn} onEnd={onEnd} />
        <Text align="center">{text.stay}</Text>
        {deviceActivityHref && (
          <Link variant="standalone" href={deviceActivityHref} onPress={() => onDeviceActivity()}>
            {text.deviceActivity}
          </Link>
        )}
      </Stack>
    </BottomSheet>
  );
}

'use client';

import { BottomSheet } from '../../components/bottom-sheet/bottom-sheet.tsx';
import { Button } from '../../components/button/button.tsx';
import { Countdown } from '../../components/countdown/countdown.tsx';
import { Link } from '../../components/link/link.tsx';
import { useWords } from '../../messages/words.ts';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { type SessionTimeoutText, words } from './words.ts';

export { type SessionTimeoutText, words as sessionTimeoutWords } from './words.ts';

export interface SessionTimeoutProps extends RootProps<HTMLElement> {
  /** Whether it is open (controlled). */
  isOpen: boolean;
  /** When the session ends, in ms since 1970. */
  endsAt: number;
  /** Called to stay signed in. */
  onContinue: () => void;
  /** Called to sign out now. */
  onLogOut: () => void;
  /** Called once when the time is up. */
  onEnd: () => void;
  /** URL of the device activity page. Without it, there is no such link. */
  deviceActivityHref?: string | undefined;
  /** Called when that link is pressed, which also counts as activity: the caller closes the sheet. */
  onDeviceActivity: () => void;
  /** Overrides of the built-in texts. */
  text?: Partial<SessionTimeoutText> | undefined;
}

/** Asks whether the person is still there before the session ends. It must be answered and cannot be dismissed. */
export function SessionTimeout(props: SessionTimeoutProps) {
  const { isOpen, endsAt, onContinue, onLogOut, onEnd, deviceActivityHref, onDeviceActivity } = props;
  const text = useWords(words, props.text);
  return (
    <BottomSheet
      {...rootProps(props)}
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

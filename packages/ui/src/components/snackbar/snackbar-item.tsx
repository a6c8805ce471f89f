import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { useUiMessages } from '../../messages/messages.ts';
import type { Icon as IconType } from '../../primitives/icon.ts';
import type { PressHandler } from '../../primitives/press.ts';
import { useAfterMount } from '../banner/use-after-mount.ts';
import { countdown } from './countdown.ts';
import { snackbarDurations } from './durations.ts';
import * as styles from './snackbar.css.ts';
import type { SnackbarMessage, SnackbarTone } from './snackbar-context.ts';

const tones = {
  info: { icon: Info, role: 'status' },
  success: { icon: CircleCheck, role: 'status' },
  warning: { icon: TriangleAlert, role: 'status' },
  danger: { icon: CircleAlert, role: 'alert' },
} as const satisfies Record<SnackbarTone, { icon: IconType; role: 'status' | 'alert' }>;

interface SnackbarItemProps extends SnackbarMessage {
  /** Called to take it away, with its height in CSS px. */
  onClose: (height: number) => void;
}

/** A message and its timer, which pauses under the pointer and while focus is inside. */
export function SnackbarItem({ message, tone = 'info', durationMs, action, onClose }: SnackbarItemProps) {
  const messages = useUiMessages();
  const { icon: Icon, role } = tones[tone];
  const isSettled = useAfterMount();
  const box = useRef<HTMLDivElement>(null);
  const close = () => onClose(box.current?.offsetHeight ?? 0);

  const actAndClose: PressHandler = (event) => {
    action?.onPress(event);
    close();
  };

  return (
    <Group ref={box} className={styles.snackbar} aria-label={message}>
      {({ isHovered, isFocusWithin }) => (
        <>
          <Lifetime durationMs={durationMs} isHeld={isHovered || isFocusWithin} onEnd={close} />
          <div role={role} aria-atomic="true" className={styles.message}>
            <span className={styles.icon}>
              <Icon size={20} aria-hidden />
            </span>
            <span aria-hidden={isSettled ? undefined : true}>{message}</span>
          </div>
          <div className={styles.buttons}>
            {action && (
              <Button className={styles.action} onPress={actAndClose}>
                {action.label}
              </Button>
            )}
            <Button className={styles.dismiss} aria-label={messages.dismiss} onPress={close}>
              <X size={20} aria-hidden />
            </Button>
          </div>
        </>
      )}
    </Group>
  );
}

interface LifetimeProps {
  durationMs: number | undefined;
  isHeld: boolean;
  onEnd: () => void;
}

function Lifetime({ durationMs = snackbarDurations.component, isHeld, onEnd }: LifetimeProps) {
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  });
  const time = useMemo(() => countdown(durationMs, () => latest.current()), [durationMs]);
  useEffect(() => {
    if (isHeld) return;
    time.run();
    return time.pause;
  }, [time, isHeld]);
  return null;
}

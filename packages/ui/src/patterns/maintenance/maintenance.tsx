'use client';

import { Button } from '../../components/button/button.tsx';
import { Illustration } from '../../components/empty-state/illustrations/illustration.tsx';
import { useWords } from '../../messages/words.ts';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import { Text } from '../../primitives/text/text.tsx';
import { MessageScreen } from '../shared/message-screen.tsx';
import { Moment } from '../shared/moment.tsx';
import { type MaintenanceText, words } from './words.ts';

export { type MaintenanceText, words as maintenanceWords } from './words.ts';

export interface MaintenanceProps extends RootProps {
  /** Called to check whether the app is available again. */
  onRetry: () => void;
  /**
   * Whether the check is running.
   * @default false
   */
  isRetrying?: boolean | undefined;
  /** When maintenance is expected to end, ISO 8601, if known. */
  expectedAt?: string | undefined;
  /**
   * IANA time zone of that time.
   * @default the reader's own time zone
   */
  timeZone?: string | undefined;
  /** Called to open the help; adds its button. */
  onHelp?: (() => void) | undefined;
  /** Overrides of the built-in texts. */
  text?: Partial<MaintenanceText> | undefined;
}

/** Shown instead of the app during maintenance. */
export function Maintenance(props: MaintenanceProps) {
  const { onRetry, isRetrying, expectedAt, timeZone, onHelp } = props;
  const text = useWords(words, props.text);
  return (
    <MessageScreen
      {...rootProps(props)}
      onHelp={onHelp}
      picture={<Illustration name="server-down" />}
      title={text.title}
      lead={text.message}
      footer={
        <Button isStretched onPress={() => onRetry()} isPending={isRetrying}>
          {text.retry}
        </Button>
      }
    >
      {expectedAt && (
        <Text align="center" isStrong>
          {text.until} <Moment at={expectedAt} timeZone={timeZone} />
        </Text>
      )}
    </MessageScreen>
  );
}

'use client';

import { Button } from '../../components/button/button.tsx';
import { Illustration } from '../../components/empty-state/illustrations/illustration.tsx';
import { useWords } from '../../messages/words.ts';
import { type FieldRootProps, fieldRoot } from '../../primitives/field-root.ts';
import { Text } from '../../primitives/text/text.tsx';
import { MessageScreen } from '../shared/message-screen.tsx';
import { Moment } from '../shared/moment.tsx';
import { type MaintenanceText, words } from './words.ts';

export { type MaintenanceText, words as maintenanceWords } from './words.ts';

export interface MaintenanceProps extends FieldRootProps {
  /** Asks whether the app is back. */
  onRetry: () => void;
  /** Whether it is being asked. Default `false`. */
  isRetrying?: boolean | undefined;
  /** When it is expected to end, ISO 8601, if that is known. */
  expectedAt?: string | undefined;
  /** IANA zone of that time; the reader's own by default. */
  timeZone?: string | undefined;
  /** Goes to the help; shows its button. */
  onHelp?: (() => void) | undefined;
  /** Words of its own, in place of those in the reader's language. */
  text?: Partial<MaintenanceText> | undefined;
}

/** The whole page while the app is closed for work on it. */
export function Maintenance(props: MaintenanceProps) {
  const { onRetry, isRetrying, expectedAt, timeZone, onHelp } = props;
  const text = useWords(words, props.text);
  return (
    <MessageScreen
      {...fieldRoot(props)}
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

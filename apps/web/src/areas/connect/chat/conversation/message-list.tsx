import type { ChatEmoji, Message, Room } from '@dayfare/api/connect/chat/chat-queries';
import { type TranscriptLine, transcriptOf } from '@dayfare/domain/connect';
import { Box } from '@dayfare/ui/box';
import { Button } from '@dayfare/ui/button';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { VirtualList } from '@dayfare/ui/virtual-list';
import { dayOf } from '../../../../kit/money/format/when.ts';
import { usePerson } from '../../../../kit/money/parts/use-person.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { type MessageAction, MessageItem } from './message-item.tsx';
import type { OutboxItem } from './outbox.ts';
import { OutboxMessage } from './outbox-message.tsx';
import { useDayWords } from './use-day-words.ts';

export interface MessageListProps {
  room: Room;
  /** The last message that had been read when the person came; null if nothing was new. */
  readTo: number | null;
  outbox: readonly OutboxItem[];
  isLoadingEarlier: boolean;
  onEarlier: () => void;
  onAction: (action: MessageAction, message: Message) => void;
  onReact: (message: Message, emoji: ChatEmoji, isOn: boolean) => void;
  /** Opens the file of a message. */
  onOpen: (message: Message) => void;
  onAgain: (item: OutboxItem) => void;
  onDiscard: (item: OutboxItem) => void;
}

type Line =
  | TranscriptLine<Message>
  | { readonly kind: 'waiting'; readonly key: string; readonly item: OutboxItem };

/** From how many lines on only those near the screen are in the page. */
const longFrom = 100;
/** Usual height of a line, in CSS px. */
const lineHeight = 96;

/** What was said, by day, the newest last, and below it what is not sent. */
export function MessageList(props: MessageListProps) {
  const { room, readTo, outbox, isLoadingEarlier, onEarlier } = props;
  const t = useTexts('connect/chat/conversation');
  const { timeZone } = usePerson();
  const said = transcriptOf(room.messages, {
    ...{ readTo, keyOf: ({ sid }) => sid },
    dayOf: ({ at }) => dayOf(at, timeZone),
  });
  const waiting = outbox.map((item) => ({ kind: 'waiting' as const, key: item.customId, item }));
  const lines: readonly Line[] = [...said, ...waiting];
  return (
    <>
      {room.hasEarlier && (
        <Button variant="quiet" isPending={isLoadingEarlier} onPress={onEarlier}>
          {t('earlier')}
        </Button>
      )}
      {lines.length === 0 && <Text tone="muted">{t('first')}</Text>}
      {lines.length < longFrom ? (
        <Stack as="ol" gap={3} aria-label={t('messages')}>
          {lines.map((line) => (
            <Stack as="li" gap={0} key={line.key}>
              <LineOf line={line} {...props} />
            </Stack>
          ))}
        </Stack>
      ) : (
        <VirtualList
          label={t('messages')}
          items={lines}
          getKey={({ key }) => key}
          estimatedHeight={lineHeight}
          renderItem={(line) => (
            <Box paddingY={1}>
              <LineOf line={line} {...props} />
            </Box>
          )}
        />
      )}
    </>
  );
}

function LineOf({ line, ...props }: { line: Line } & MessageListProps) {
  const { room, onAction, onReact, onOpen, onAgain, onDiscard } = props;
  const t = useTexts('connect/chat/conversation');
  const dayWords = useDayWords();
  if (line.kind === 'waiting')
    return <OutboxMessage item={line.item} onAgain={onAgain} onDiscard={onDiscard} />;
  if (line.kind === 'message') {
    const { message, isNamed } = line;
    return <MessageItem {...{ message, isNamed, onAction, onReact, onOpen }} readByAll={room.readByAll} />;
  }
  return (
    <Text variant="caption" align="center" tone={line.kind === 'day' ? 'muted' : 'info'}>
      {line.kind === 'day' ? dayWords(line.day) : t('new')}
    </Text>
  );
}

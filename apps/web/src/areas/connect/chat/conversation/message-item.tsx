import { type ChatEmoji, chatEmojis, type Message } from '@dayfare/api/connect/chat/chat-queries';
import { timeText } from '@dayfare/domain/money';
import { Button } from '@dayfare/ui/button';
import { IconButton } from '@dayfare/ui/icon-button';
import { Inline } from '@dayfare/ui/inline';
import { Menu } from '@dayfare/ui/menu';
import { MessageBubble } from '@dayfare/ui/message-bubble';
import { Text } from '@dayfare/ui/text';
import { EllipsisVertical } from 'lucide-react';
import { usePerson } from '../../../../kit/money/parts/use-person.ts';
import { useLanguage, useTexts } from '../../../../platform/i18n/use-texts.ts';
import { textOf } from './composer.tsx';
import { MessageMedia } from './message-media.tsx';

/** What can be done with a message. */
export type MessageAction = 'reply' | 'copy' | 'forward' | 'edit' | 'delete' | 'report';

export interface MessageItemProps {
  message: Message;
  /** The last message that everybody else has read. */
  readByAll: number;
  /** Whether the author's name stands above it. */
  isNamed: boolean;
  onAction: (action: MessageAction, message: Message) => void;
  onReact: (message: Message, emoji: ChatEmoji, isOn: boolean) => void;
  /** Opens the message's file. */
  onOpen: (message: Message) => void;
}

const own: readonly MessageAction[] = ['reply', 'copy', 'forward', 'edit', 'delete'];
const others: readonly MessageAction[] = ['reply', 'copy', 'forward', 'report'];
/** There is nothing to copy or to edit without words. */
const fits =
  ({ body }: Message) =>
  (action: MessageAction) =>
    body !== '' || (action !== 'copy' && action !== 'edit');
const isEmoji = (text: string): text is ChatEmoji => chatEmojis.some((emoji) => emoji === text);

/** A message with its reactions, and what can be done with it; or what happened in the group. */
export function MessageItem(props: MessageItemProps) {
  const { message, readByAll, isNamed, onAction, onReact, onOpen } = props;
  const t = useTexts('connect/chat/conversation');
  const language = useLanguage();
  const { timeZone } = usePerson();
  const { author, body, isMine, isDeleted, isEdited, isForwarded, event, quote, reactions, index } = message;
  if (event)
    return (
      <Text tone="muted" variant="caption" align="center">
        {t(`events.${event}`, { author, about: body })}
      </Text>
    );
  const note = [
    timeText(message.at, { language, timeZone }),
    isForwarded && t('note.forwarded'),
    isEdited && t('note.edited'),
    isMine && !isDeleted && t(index <= readByAll ? 'note.read' : 'note.sent'),
  ];
  const text = textOf(message).slice(0, 40);
  return (
    <MessageBubble
      isOwn={isMine}
      isDeleted={isDeleted}
      author={isNamed && !isMine ? author : undefined}
      note={note.filter(Boolean).join(' · ')}
      quote={quote ? { name: quote.name, text: quote.text || t('deleted') } : undefined}
      actions={
        !isDeleted && (
          <Menu
            trigger={<IconButton icon={EllipsisVertical} tone="muted" label={t('options', { text })} />}
            entries={[
              ...(isMine ? own : others).filter(fits(message)).map((id) => ({
                ...{ id, label: t(`actions.${id}`), isDanger: id === 'delete' || id === 'report' },
              })),
              ...chatEmojis.map((emoji) => ({ id: emoji, label: emoji, group: t('actions.react') })),
            ]}
            onAction={(id) => (isEmoji(id) ? onReact(message, id, true) : onAction(id, message))}
          />
        )
      }
      below={
        reactions.length > 0 && (
          <Inline gap={1}>
            {reactions.map(({ emoji, count, isMine: isOn }) => (
              <Button
                key={emoji}
                size="small"
                variant={isOn ? 'secondary' : 'quiet'}
                aria-pressed={isOn}
                onPress={() => isEmoji(emoji) && onReact(message, emoji, !isOn)}
              >
                {t('reaction', { emoji, count })}
              </Button>
            ))}
          </Inline>
        )
      }
    >
      {message.media && <MessageMedia message={message} onOpen={onOpen} />}
      {isDeleted ? t('deleted') : body}
    </MessageBubble>
  );
}

import { Button } from '@dayfare/ui/button';
import { Inline } from '@dayfare/ui/inline';
import { MessageBubble } from '@dayfare/ui/message-bubble';
import { ProgressBar } from '@dayfare/ui/progress-bar';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import type { OutboxItem } from './outbox.ts';

export interface OutboxMessageProps {
  item: OutboxItem;
  onAgain: (item: OutboxItem) => void;
  onDiscard: (item: OutboxItem) => void;
}

/** A message that is on its way or was not sent, with what can be done about it. */
export function OutboxMessage({ item, onAgain, onDiscard }: OutboxMessageProps) {
  const t = useTexts('connect/chat/conversation');
  const { file, cancel, state } = item;
  return (
    <MessageBubble
      isOwn
      note={t(`note.${state}`)}
      below={
        state === 'sending' ? (
          file && (
            <>
              <ProgressBar label={t('sendingFile', { file: file.name })} value={item.progress} max={1} />
              {cancel && (
                <Button size="small" variant="quiet" onPress={cancel}>
                  {t('cancelFile')}
                </Button>
              )}
            </>
          )
        ) : (
          <Inline gap={1}>
            {state === 'notSent' && (
              <Button size="small" variant="secondary" onPress={() => onAgain(item)}>
                {t('again')}
              </Button>
            )}
            <Button size="small" variant="quiet" onPress={() => onDiscard(item)}>
              {t('discard')}
            </Button>
          </Inline>
        )
      }
    >
      {[file?.name, item.body].filter(Boolean).join('\n')}
    </MessageBubble>
  );
}

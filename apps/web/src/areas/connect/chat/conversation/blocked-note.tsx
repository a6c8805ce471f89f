import type { Conversation } from '@dayfare/api/connect/chat/chat-queries';
import { blockMutation } from '@dayfare/api/connect/chat/safety-queries';
import { Banner } from '@dayfare/ui/banner';
import { Button } from '@dayfare/ui/button';
import { useMutation } from '@tanstack/react-query';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';

/** In place of where one writes: the person has blocked the other one, and can take that back. */
export function BlockedNote({ conversation }: { conversation: Conversation }) {
  const { name, opposite } = conversation;
  const t = useTexts('connect/chat/conversation');
  const { mutate, isPending, isError } = useMutation(blockMutation(useApp().api, opposite ?? 0));
  return (
    <Banner
      tone={isError ? 'warning' : 'info'}
      action={
        <Button
          size="small"
          variant="quiet"
          isPending={isPending}
          pendingLabel={t('unblocking')}
          onPress={() => mutate(false)}
        >
          {t('unblock')}
        </Button>
      }
    >
      {t(isError ? 'problem' : 'blocked', { name })}
    </Banner>
  );
}

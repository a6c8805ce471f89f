import type { Conversation } from '@dayfare/api/connect/chat/chat-queries';
import { blockMutation } from '@dayfare/api/connect/chat/safety-queries';
import { Banner } from '@dayfare/ui/banner';
import { Button } from '@dayfare/ui/button';
import { useMutation } from '@tanstack/react-query';
import { ConfirmAction } from '../../../../kit/money/parts/confirm-action.tsx';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';

/** Blocks the other one of a conversation of two, or no longer. */
export function BlockAction({ conversation }: { conversation: Conversation }) {
  const { name, opposite, isBlocked } = conversation;
  const t = useTexts('connect/chat/info');
  const { mutateAsync, isPending, isError } = useMutation(blockMutation(useApp().api, opposite ?? 0));
  // What fails is said above the button.
  const set = (to: boolean) =>
    mutateAsync(to).then(
      () => undefined,
      () => undefined,
    );
  if (opposite === null) return null;
  return (
    <>
      {isError && (
        <Banner tone="warning" isAnnounced>
          {t('problem')}
        </Banner>
      )}
      {isBlocked ? (
        <Button
          variant="secondary"
          isStretched
          isPending={isPending}
          pendingLabel={t('working')}
          onPress={() => void set(false)}
        >
          {t('unblock', { name })}
        </Button>
      ) : (
        <ConfirmAction
          isDanger
          label={t('block', { name })}
          title={t('blockTitle', { name })}
          text={t('blockText')}
          confirm={t('blockYes')}
          keep={t('keep')}
          working={t('working')}
          isPending={isPending}
          onConfirm={() => set(true)}
        />
      )}
    </>
  );
}

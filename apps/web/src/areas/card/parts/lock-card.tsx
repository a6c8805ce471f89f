import { type Card, lockCard, replaceCardAnswer } from '@dayfare/api/card/queries';
import { cardObstacle } from '@dayfare/domain/card';
import { Banner } from '@dayfare/ui/banner';
import { Button } from '@dayfare/ui/button';
import { Stack } from '@dayfare/ui/stack';
import { useQueryClient } from '@tanstack/react-query';
import { Lock, LockOpen } from 'lucide-react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';

/** Locks a card in one tap and unlocks it as fast. While it is locked, it says what still goes through. */
export function LockCard({ card }: { card: Card }) {
  const { api } = useApp();
  const client = useQueryClient();
  const t = useTexts('card/home');
  const isLocked = card.state === 'locked';
  const submission = useSubmit({
    form: 'card/lock',
    initial: {},
    secret: [],
    send: () => lockCard(api, card.id, !isLocked),
    onDone: (answer) => {
      replaceCardAnswer(client, answer);
      return null;
    },
  });
  if (cardObstacle(isLocked ? 'unlock' : 'lock', card)) return null;
  return (
    <Stack gap={3}>
      <FormStatus submission={submission} title={t(isLocked ? 'lock.notUnlocked' : 'lock.notLocked')} />
      {isLocked && (
        <Banner tone="warning" title={t('lock.lockedTitle')} isAnnounced>
          {t('lock.locked')}
        </Banner>
      )}
      <Button
        variant={isLocked ? 'primary' : 'secondary'}
        icon={isLocked ? LockOpen : Lock}
        isPending={submission.isPending}
        pendingLabel={t(isLocked ? 'lock.unlocking' : 'lock.locking')}
        onPress={() => void submission.submit()}
      >
        {t(isLocked ? 'lock.unlock' : 'lock.lock')}
      </Button>
    </Stack>
  );
}

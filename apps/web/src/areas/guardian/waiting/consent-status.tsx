import type { GuardianConsent } from '@dayfare/api/guardian/waiting-queries';
import { Banner } from '@dayfare/ui/banner';
import { Button } from '@dayfare/ui/button';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { TaskFrame } from '../../../kit/money/parts/task-frame.tsx';
import { useMoneyView } from '../../../kit/money/parts/use-money-view.ts';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../platform/navigation/use-navigate.ts';
import { useAskGuardian } from './use-ask-guardian.ts';

export interface WaitingProps {
  asked: NonNullable<GuardianConsent['asked']>;
  /** Whether the text has gone out just now, from this page. */
  isJustSent: boolean;
  onSent: () => void;
  onOtherNumber: () => void;
}

/** Who was asked and when, with a reminder and the way to another number. */
export function Waiting({ asked, isJustSent, onSent, onOtherNumber }: WaitingProps) {
  const t = useTexts('guardian/waiting');
  const { when } = useMoneyView('USD');
  const { remind } = useAskGuardian(onSent);
  const { phoneEnd, sentAt, isExpired } = asked;
  return (
    <TaskFrame
      title={t(isExpired ? 'waiting.expiredTitle' : 'waiting.title')}
      backTo={pathTo('/ewa/home')}
      footer={
        <Stack gap={2}>
          <Button
            isStretched
            variant={isExpired ? 'primary' : 'secondary'}
            isPending={remind.isPending}
            pendingLabel={t('sending')}
            onPress={() => void remind.submit()}
          >
            {t(isExpired ? 'waiting.sendNew' : 'waiting.remind')}
          </Button>
          <Button variant="quiet" isStretched isDisabled={remind.isPending} onPress={onOtherNumber}>
            {t('waiting.other')}
          </Button>
        </Stack>
      }
    >
      <FormStatus submission={remind} title={t('notSent')} text={t('notSentText')} />
      {isJustSent && !remind.failure && (
        <Banner tone="success" title={t('waiting.sentTitle')}>
          {t('waiting.sent', { end: phoneEnd })}
        </Banner>
      )}
      <Text>{t(isExpired ? 'waiting.expired' : 'waiting.text')}</Text>
      <Text tone="muted">{t('waiting.to', { end: phoneEnd, when: when(sentAt, true) })}</Text>
    </TaskFrame>
  );
}

/** The guardian has agreed. */
export function Given() {
  const t = useTexts('guardian/waiting');
  const navigate = useNavigate();
  const home = pathTo('/ewa/home');
  return (
    <TaskFrame
      title={t('given.title')}
      backTo={home}
      illustration="success"
      message={t('given.text')}
      footer={
        <Button isStretched onPress={() => void navigate(home)}>
          {t('given.home')}
        </Button>
      }
    >
      {null}
    </TaskFrame>
  );
}

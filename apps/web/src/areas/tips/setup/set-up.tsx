import type { Tips } from '@dayfare/api/tips/queries';
import { Banner } from '@dayfare/ui/banner';
import { Button } from '@dayfare/ui/button';
import { Link } from '@dayfare/ui/link';
import { Stack } from '@dayfare/ui/stack';
import { StepMarkers } from '@dayfare/ui/step-markers';
import { Text } from '@dayfare/ui/text';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { DepositList } from '../home/deposit-list.tsx';
import { AccountForm } from './account-form.tsx';
import { SettingForm } from './setting-form.tsx';
import { TermsForm } from './terms-form.tsx';
import { useTipsChange } from './use-tips-change.ts';

/** The steps until tips are paid out early, at the first that is not done. */
export function SetUp({ tips }: { tips: Tips }) {
  const t = useTexts('tips/setup');
  const words = useTexts('tips/home');
  const steps = tips.steps.flatMap(({ step, isDone }) =>
    step === 'DisbursementFailed' ? [] : [{ step, isDone }],
  );
  const at = steps.findIndex(({ isDone }) => !isDone);
  const step = steps[at]?.step ?? 'OptIn';
  return (
    <>
      <Stack gap={2}>
        <Text variant="title" as="p" isBalanced>
          {t('lead')}
        </Text>
        <Text tone="muted">{t('leadText')}</Text>
      </Stack>
      <StepMarkers
        label={t('steps')}
        steps={steps.map((one) => t(`step.${one.step}.name`))}
        current={at + 1}
      />
      <Stack gap={4}>
        <Text>{t(`step.${step}.text`)}</Text>
        {step === 'ActivateCard' && <CardFirst />}
        {step === 'AcceptTerms' && <TermsForm />}
        {step === 'TipsSetting' && <SettingForm />}
        {step === 'LinkTipsAccount' && <AccountForm tips={tips} />}
        {step === 'OptIn' && <OptIn />}
      </Stack>
      {tips.deposits.length > 0 && (
        <DepositList heading={words('latest')} deposits={tips.deposits} currency={tips.currency} />
      )}
    </>
  );
}

function CardFirst() {
  const t = useTexts('tips/setup');
  return (
    <Stack gap={2} align="start">
      <Link variant="standalone" href={pathTo('/card/activate')}>
        {t('activate')}
      </Link>
      <Link variant="standalone" href={pathTo('/ewa/accounts/new')}>
        {t('add')}
      </Link>
    </Stack>
  );
}

function OptIn() {
  const t = useTexts('tips/setup');
  const words = useTexts('tips/home');
  const { change, isPending, problem } = useTipsChange();
  return (
    <Stack gap={4}>
      {problem && (
        <Banner tone="warning" isAnnounced>
          {words(`problems.${problem}`)}
        </Banner>
      )}
      <Button
        isStretched
        isPending={isPending}
        pendingLabel={words('working')}
        onPress={() => void change({ do: 'optIn' })}
      >
        {t('optIn')}
      </Button>
    </Stack>
  );
}

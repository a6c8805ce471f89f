import { availableFundsQuery } from '@dayfare/api/money/queries';
import { min } from '@dayfare/domain/money';
import { Banner } from '@dayfare/ui/banner';
import { Button } from '@dayfare/ui/button';
import { ErrorState } from '@dayfare/ui/error-state';
import { Text } from '@dayfare/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import { useMoneyView } from '../../../../kit/money/parts/use-money-view.ts';
import { isAboutBalance, nextStep, refusedWords } from '../../../../kit/money/reasons/refusals.ts';
import { stepPath } from '../../../../kit/money/transfer/steps.ts';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import type { Failure } from '../../../../platform/failures/failure.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../../platform/navigation/use-navigate.ts';

export interface QuoteProblemProps {
  trouble: Failure;
  onRetry: () => void;
  isRetrying: boolean;
}

/** Replaces the server's figures: why there are none, and what to do about it. Nothing has been sent. */
export function QuoteProblem({ trouble, onRetry, isRetrying }: QuoteProblemProps) {
  const app = useTexts('app');
  const t = useMoneyTexts();
  if (trouble.kind === 'session') return null;
  if (trouble.kind === 'refused')
    return <Refused code={trouble.code} onRetry={onRetry} isRetrying={isRetrying} />;
  const isOffline = trouble.kind === 'offline';
  return (
    <ErrorState
      kind={isOffline ? 'offline' : 'problem'}
      title={isOffline ? app('start.offlineTitle') : t('kit/money/transfer:flow.loadFailed')}
      onRetry={onRetry}
      isRetrying={isRetrying}
    >
      {t(isOffline ? 'kit/money/transfer:flow.offlineText' : 'kit/money/transfer:flow.loadFailedText')}
    </ErrorState>
  );
}

interface RefusedProps {
  /** Empty if the reason has none. */
  code: string;
  onRetry: () => void;
  isRetrying: boolean;
  /** Below a heading that already says that nothing was sent. Default: false. */
  isUnderHeading?: boolean | undefined;
  /** On the form itself, where the amount can be changed right there. Default: false. */
  isOnForm?: boolean | undefined;
}

/** A refusal in words, what is available now if that was the reason, and what to do about it. */
export function Refused({
  code,
  onRetry,
  isRetrying,
  isUnderHeading = false,
  isOnForm = false,
}: RefusedProps) {
  const { api } = useApp();
  const navigate = useNavigate();
  const isBalance = isAboutBalance(code);
  const { data: funds } = useQuery({
    ...availableFundsQuery(api),
    enabled: isBalance,
    refetchOnMount: 'always',
  });
  const { t, money } = useMoneyView(funds?.currency ?? 'USD');
  const go = (path: string) => void navigate(path);
  const mend = {
    amount: { label: t('kit/money/transfer:failed.startOver'), act: () => go(stepPath('amount')) },
    where: { label: t('kit/money/transfer:failed.otherPlace'), act: () => go(stepPath('where')) },
    review: { label: t('kit/money/transfer:failed.again'), act: onRetry },
    history: { label: t('kit/money/transfer:unknown.history'), act: () => go(pathTo('/ewa/history')) },
    home: { label: t('kit/money/transfer:flow.home'), act: () => go(pathTo('/ewa/home')) },
    limits: { label: t('kit/money/transfer:failed.limits'), act: () => go(pathTo('/ewa/limits')) },
  }[nextStep(code)];
  if (isOnForm) {
    // What is wrong with the amount or the place is mended right above.
    const isAbove = ['amount', 'where'].includes(nextStep(code));
    return (
      <Banner
        tone="warning"
        isAnnounced
        action={
          !isAbove && (
            <Button variant="secondary" size="small" onPress={mend.act} isPending={isRetrying}>
              {mend.label}
            </Button>
          )
        }
      >
        {isBalance && funds
          ? `${refusedWords(code, t)} ${t('kit/money/transfer:failed.availableNow', { amount: money(min(funds.accessible, funds.remainingToday)) })}`
          : refusedWords(code, t)}
      </Banner>
    );
  }
  return (
    <ErrorState
      title={isUnderHeading ? refusedWords(code, t) : t('kit/money/transfer:failed.title')}
      action={
        <Button onPress={mend.act} isPending={isRetrying}>
          {mend.label}
        </Button>
      }
    >
      <Text tone="muted">{isUnderHeading ? t('home.unfinished.failedText') : refusedWords(code, t)}</Text>
      {isBalance && funds && (
        <Text tone="muted">
          {`${t('kit/money/transfer:failed.elsewhere')} ${t('kit/money/transfer:failed.availableNow', { amount: money(min(funds.accessible, funds.remainingToday)) })}`}
        </Text>
      )}
    </ErrorState>
  );
}

import type { Card } from '@dayfare/api/card/queries';
import { canApplyAgain, rejectionReason, reportDays } from '@dayfare/domain/card';
import { EmptyState } from '@dayfare/ui/empty-state';
import { Link } from '@dayfare/ui/link';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { Timeline } from '@dayfare/ui/timeline';
import { dayWords } from '../../../kit/money/format/when.ts';
import { CallSupport } from '../../../platform/failures/call-support.tsx';
import { useLanguage, useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';

/** What came of an application that has led to no card yet: what happens next and when, or why not and what can be done. */
export function ApplicationOutcome({ card: { state, decisionBy, rejection } }: { card: Card }) {
  const t = useTexts('card/apply');
  const language = useLanguage();
  const day = decisionBy && dayWords(decisionBy, language);
  if (state === 'underReview')
    return (
      <Stack gap={5}>
        <EmptyState illustration="checking" title={t('outcome.review.title')}>
          {day ? t('outcome.review.by', { day }) : t('outcome.review.text')}
        </EmptyState>
        <Timeline
          label={t('outcome.review.steps')}
          steps={[
            { title: t('outcome.review.sent'), state: 'done' },
            {
              title: t('outcome.review.checked'),
              state: 'current',
              ...(day && { time: t('outcome.review.until', { day }) }),
            },
            { title: t('outcome.review.told'), state: 'upcoming' },
          ]}
        />
      </Stack>
    );
  const reason = rejectionReason(rejection);
  return (
    <Stack gap={5}>
      <EmptyState
        illustration="not-now"
        title={t('outcome.rejected.title')}
        action={
          canApplyAgain(reason) && (
            <Link href={pathTo('/card/personal-info')} variant="standalone">
              {t('outcome.rejected.again')}
            </Link>
          )
        }
      >
        {t(`outcome.rejected.reasons.${reason ?? 'unknown'}`)}
      </EmptyState>
      <Stack as="section" gap={2}>
        <Text variant="heading">{t('outcome.rejected.rights')}</Text>
        <Text>{t('outcome.rejected.check')}</Text>
        <Text>{t('outcome.rejected.report', { days: reportDays })}</Text>
        <CallSupport />
      </Stack>
    </Stack>
  );
}

/** For users without a card: what it is for, and how to get one. */
export function ApplyOffer() {
  const t = useTexts('card/apply');
  return (
    <EmptyState
      illustration="nothing-yet"
      title={t('offer.title')}
      action={
        <Link href={pathTo('/home/state-selection', {}, { isForCard: 'true' })} variant="standalone">
          {t('offer.action')}
        </Link>
      }
    >
      {t('offer.text')}
    </EmptyState>
  );
}

import { type ConsentReturn, endPayrollConsent } from '@dayfare/api/money/settings/payroll-consent-queries';
import type { PayrollConsentOutcome } from '@dayfare/domain/money';
import { Skeleton } from '@dayfare/ui/skeleton';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { TaskFrame } from '../../../../kit/money/parts/task-frame.tsx';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { FormStatus } from '../../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../../platform/forms/submit-button.tsx';
import { useSubmit } from '../../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';

export interface EndVisitProps {
  /** What the provider's page led back with. */
  visit: ConsentReturn;
  /** Called with what came of it. */
  onEnd: (outcome: PayrollConsentOutcome) => void;
}

/** Finds out what came of a visit to the provider's page. */
export function EndVisit({ visit, onEnd }: EndVisitProps) {
  const { api } = useApp();
  const client = useQueryClient();
  const t = useTexts('money/settings/payroll-consent');
  const form = useSubmit({
    form: 'money/payroll-consent-end',
    initial: {},
    secret: [],
    send: () => endPayrollConsent(api, client, visit),
    onDone: (outcome) => {
      onEnd(outcome);
      return null;
    },
  });
  const begin = useEffectEvent(() => void form.submit());
  useEffect(() => begin(), []);
  return (
    <TaskFrame
      title={t('titles.page')}
      backTo={pathTo('/ewa/home')}
      onSubmit={() => void form.submit()}
      footer={
        form.failure && (
          <SubmitButton submission={form} pendingLabel={t('checking')}>
            {t('checkAgain')}
          </SubmitButton>
        )
      }
    >
      <FormStatus submission={form} title={t('checkFailed')} />
      {!form.failure && <Skeleton shape="row" count={3} isAnnounced />}
    </TaskFrame>
  );
}

import { type OwnService, pauseService } from '@dayfare/api/money/settings/pause-or-close-queries';
import { isIsoDate, isoDate } from '@dayfare/domain/money';
import { Banner } from '@dayfare/ui/banner';
import { DatePicker } from '@dayfare/ui/date-picker';
import { Form } from '@dayfare/ui/form';
import { RadioGroup } from '@dayfare/ui/radio-group';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { dayWords } from '../../../../kit/money/format/when.ts';
import { ResumeEarlyPay } from '../../../../kit/money/parts/resume-early-pay.tsx';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { FormStatus } from '../../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../../platform/forms/submit-button.tsx';
import { useSubmit } from '../../../../platform/forms/use-submit.ts';
import { useLanguage, useTexts } from '../../../../platform/i18n/use-texts.ts';

interface Values {
  readonly ends: 'never' | 'day';
  /** `2026-12-01`; null while none is chosen. */
  readonly until: string | null;
}

export interface PauseEarlyPayProps {
  service: OwnService;
}

/** Pauses early pay until a day or until it is resumed; while it is paused, says so and resumes it. */
export function PauseEarlyPay({ service: { pause, pauseFrom, pauseTo } }: PauseEarlyPayProps) {
  const t = useTexts('money/settings/pause-or-close');
  const language = useLanguage();
  const id = useId();
  return (
    <Stack as="section" gap={4} aria-labelledby={id}>
      <Stack gap={2}>
        <Text variant="heading" as="h2" id={id}>
          {t('pause.title')}
        </Text>
        <Text tone="muted">{t('pause.text')}</Text>
      </Stack>
      {pause ? (
        <>
          <Banner tone="info" title={t('pause.on')}>
            {pause.until === null
              ? t('pause.onText')
              : t('pause.onUntil', { day: dayWords(pause.until, language) })}
          </Banner>
          <ResumeEarlyPay />
        </>
      ) : (
        <PauseForm min={pauseFrom} max={pauseTo} />
      )}
    </Stack>
  );
}

function PauseForm({ min, max }: { min: string; max: string }) {
  const { api } = useApp();
  const client = useQueryClient();
  const t = useTexts('money/settings/pause-or-close');
  const initial: Values = { ends: 'never', until: null };
  const form = useSubmit({
    form: 'money/pause',
    initial,
    secret: [],
    check: ({ ends, until }: Values): { until?: 'missing' } | null =>
      ends === 'never' || (until !== null && isIsoDate(until) && until >= min && until <= max)
        ? null
        : { until: 'missing' },
    send: ({ ends, until }) =>
      pauseService(api, client, ends === 'never' || until === null ? null : isoDate(until)),
  });
  const { values, problems } = form;
  return (
    <Form onSubmit={() => void form.submit()}>
      <FormStatus submission={form} title={t('notDone')} />
      <RadioGroup
        label={t('pause.ends')}
        options={(['never', 'day'] as const).map((value) => ({ value, label: t(`pause.end.${value}`) }))}
        value={values.ends}
        onChange={(ends) => form.change({ ends })}
      />
      {values.ends === 'day' && (
        <DatePicker
          label={t('pause.until')}
          min={min}
          max={max}
          value={values.until}
          onChange={(until) => form.change({ until })}
          error={problems.until && t('pause.untilMissing')}
        />
      )}
      <SubmitButton submission={form} pendingLabel={t('working')}>
        {t('pause.do')}
      </SubmitButton>
    </Form>
  );
}

import { hoursMutation, type TeamEntry } from '@dayfare/api/time/queries';
import { Button } from '@dayfare/ui/button';
import { CheckboxGroup } from '@dayfare/ui/checkbox-group';
import { useSnackbar } from '@dayfare/ui/snackbar';
import { Stack } from '@dayfare/ui/stack';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { clockSpan, shortDayWords } from '../../../kit/money/format/when.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { FailureBanner } from '../../../platform/failures/failure-banner.tsx';
import { useFailure } from '../../../platform/failures/use-failure.ts';
import { useLanguage, useTexts } from '../../../platform/i18n/use-texts.ts';
import { durationParts } from '../entry/words.ts';
import { RejectSheet } from './reject-sheet.tsx';

export interface DecideFormProps {
  /** At least one, the oldest first. */
  entries: readonly TeamEntry[];
}

/** Hours to choose from, and what is decided about those chosen. */
export function DecideForm({ entries }: DecideFormProps) {
  const t = useTexts('time/team');
  const language = useLanguage();
  const { notify } = useSnackbar();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isMissing, setMissing] = useState(false);
  const [isRejecting, setRejecting] = useState(false);
  const { mutateAsync, isPending, error } = useMutation(hoursMutation(useApp().api));
  const failure = useFailure(error);
  // What another manager has decided about meanwhile is no longer among them.
  const ids = entries.flatMap(({ id }) => (chosen.includes(String(id)) ? [id] : []));

  const about = (entry: TeamEntry) => {
    const parts = durationParts(entry.minutes ?? 0);
    return [
      shortDayWords(entry.day, language),
      clockSpan(entry, language),
      parts.minutes === 0 ? t('hours', parts) : t('hoursAndMinutes', parts),
      entry.isDoubtful && t('doubtful'),
    ]
      .filter(Boolean)
      .join(' · ');
  };
  const decide = async (status: 'Approved' | 'Rejected', reason: string | null) => {
    await mutateAsync({ do: 'decide', ids, status, reason });
    setChosen([]);
    setRejecting(false);
    notify({ message: t(`done.${status}`, { count: ids.length }), tone: 'success' });
  };
  const withSome = (next: () => void) => (ids.length === 0 ? setMissing(true) : next());
  return (
    <Stack gap={5}>
      {failure && !isRejecting && <FailureBanner failure={failure} title={t('notDecided')} />}
      <CheckboxGroup
        label={t('waiting')}
        allLabel={entries.length > 1 ? t('all') : undefined}
        options={entries.map((entry) => ({
          ...{ value: String(entry.id), label: entry.name },
          description: about(entry),
        }))}
        value={chosen}
        onChange={(next) => {
          setChosen(next);
          setMissing(false);
        }}
        error={isMissing ? t('missing') : undefined}
      />
      <Stack gap={2}>
        <Button
          isStretched
          isPending={isPending && !isRejecting}
          pendingLabel={t('working')}
          onPress={() => withSome(() => void decide('Approved', null).catch(() => undefined))}
        >
          {t('approve', { count: ids.length })}
        </Button>
        <Button
          variant="secondary"
          isStretched
          aria-haspopup="dialog"
          onPress={() => withSome(() => setRejecting(true))}
        >
          {t('reject', { count: ids.length })}
        </Button>
      </Stack>
      <RejectSheet
        isOpen={isRejecting}
        count={ids.length}
        isPending={isPending}
        failure={failure}
        onReject={(reason) => void decide('Rejected', reason).catch(() => undefined)}
        onClose={() => setRejecting(false)}
      />
    </Stack>
  );
}

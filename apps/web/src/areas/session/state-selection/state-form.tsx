import { Button } from '@dayfare/ui/button';
import { ComboBox } from '@dayfare/ui/combo-box';
import { Select } from '@dayfare/ui/select';
import { Stack } from '@dayfare/ui/stack';
import { FailureBanner } from '../../../platform/failures/failure-banner.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import type { Session } from '../../../platform/session/session-store.ts';
import { StepScreen } from '../steps/step-screen.tsx';
import { useStateSelection } from './use-state-selection.ts';

/** Where one lives: provinces from a short list, states by typing. */
export function StateForm({ session }: { session: Session }) {
  const t = useTexts('session/state-selection');
  const { step, ...form } = useStateSelection(session);
  const field = {
    error: form.isMissing ? t('missing') : undefined,
    isDisabled: step.isPending,
  };
  return (
    <StepScreen
      title={t('title')}
      text={t(form.country === 'CA' ? 'textCA' : 'text')}
      onSubmit={form.submit}
      footer={
        <Stack gap={2}>
          <Button type="submit" stretch isPending={step.isPending} pendingLabel={t('saving')}>
            {t('save')}
          </Button>
          {!form.isDue && (
            <Button variant="quiet" stretch onPress={form.leave}>
              {t('notNow')}
            </Button>
          )}
        </Stack>
      }
    >
      {step.failure && (
        <FailureBanner failure={step.failure} title={t('notSavedTitle')} text={t('notSaved')} />
      )}
      {form.country === 'CA' ? (
        <Select
          {...field}
          label={t('province')}
          options={form.all}
          value={form.chosen?.value ?? null}
          onChange={(value) => form.choose(form.all.find((state) => state.value === value) ?? null)}
        />
      ) : (
        <ComboBox
          {...field}
          label={t('state')}
          placeholder={t('example')}
          options={form.found}
          value={form.chosen}
          onChange={(option) => form.choose(form.all.find(({ value }) => value === option?.value) ?? null)}
          onSearch={form.find}
          emptyText={t('none')}
          description={form.isForCard ? t('noCards') : undefined}
        />
      )}
    </StepScreen>
  );
}

import { Button } from '@dayfare/ui/button';
import { ComboBox } from '@dayfare/ui/combo-box';
import { Select } from '@dayfare/ui/select';
import { Stack } from '@dayfare/ui/stack';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../platform/forms/submit-button.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import type { Session } from '../../../platform/session/session-store.ts';
import { StepScreen } from '../steps/step-screen.tsx';
import { StateDocument } from './state-document.tsx';
import { useStateSelection } from './use-state-selection.ts';

/** Where someone lives: provinces from a short list, states by typing. */
export function StateForm({ session }: { session: Session }) {
  const t = useTexts('session/state-selection');
  const { step, states, document, ...form } = useStateSelection(session);
  const field = {
    error: step.problems.state ? t('missing') : undefined,
    isDisabled: step.isPending,
  };
  return (
    <StepScreen
      title={t('title')}
      text={t(form.country === 'CA' ? 'textCA' : 'text')}
      onSubmit={() => void step.submit()}
      footer={
        <Stack gap={2}>
          <SubmitButton submission={step} pendingLabel={t('saving')}>
            {t('save')}
          </SubmitButton>
          {!form.isDue && (
            <Button variant="quiet" isStretched onPress={form.leave}>
              {t('notNow')}
            </Button>
          )}
        </Stack>
      }
    >
      <FormStatus submission={step} title={t('notSavedTitle')} text={t('notSaved')} />
      {form.country === 'CA' ? (
        <Select
          {...field}
          label={t('province')}
          options={states.all}
          value={states.chosen?.value ?? null}
          onChange={states.choose}
        />
      ) : (
        <ComboBox
          {...field}
          label={t('state')}
          placeholder={t('example')}
          options={states.found}
          value={states.chosen}
          onChange={(option) => states.choose(option?.value ?? null)}
          onSearch={states.search}
          emptyText={t('none')}
          description={form.isForCard ? t('noCards') : undefined}
        />
      )}
      {document !== undefined && states.chosen && (
        <StateDocument
          key={document}
          number={document}
          name={states.chosen.label}
          isAgreed={step.values.agreements.length > 0}
          isLocked={step.isPending}
          isMissing={step.problems.agreements === 'missing'}
          onAgree={(agreements) => step.change({ agreements })}
        />
      )}
    </StepScreen>
  );
}

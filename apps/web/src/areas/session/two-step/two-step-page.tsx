import { twoStepQuery } from '@dayfare/api/session/queries';
import { useQuery } from '@tanstack/react-query';
import { useProofSheet } from '../../../kit/proof/use-proof-sheet.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { SubmitButton } from '../../../platform/forms/submit-button.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { SettingsPage } from '../settings/settings-page.tsx';
import { TwoStepForm } from './two-step-form.tsx';
import { useTwoStep } from './use-two-step.ts';

export const title = 'session/two-step:titles.page';

/** Whether new devices require a code, and where it is sent. A change must be proved with a code before it is saved. */
export function Screen() {
  const { api } = useApp();
  const t = useTexts('session/two-step');
  const query = useQuery(twoStepQuery(api));
  const { submission, demand, choice } = useTwoStep(query.data);
  const { Sheet, isOpen, setOpen } = useProofSheet(demand);
  const save = () => void submission.submit();
  return (
    <>
      <SettingsPage
        title={t('titles.page')}
        text={t('text')}
        query={query}
        failed={{ title: t('loadFailed'), text: t('loadFailedText'), offlineText: t('offlineText') }}
        onSubmit={save}
        footer={
          query.error ? undefined : (
            <SubmitButton submission={submission} isDisabled={!query.data} pendingLabel={t('saving')}>
              {t('save')}
            </SubmitButton>
          )
        }
      >
        {(settings) => (
          <TwoStepForm
            settings={settings}
            submission={submission}
            choice={choice}
            isUnproved={demand !== null && !isOpen}
          />
        )}
      </SettingsPage>
      {/* Beside the form: what is sent in the sheet is not sent in the form. */}
      {/* The proof comes from where codes go now. */}
      {Sheet && query.data && choice && (
        <Sheet
          isOpen={isOpen}
          onOpenChange={setOpen}
          reason={t('proof')}
          toMail={query.data.toMail}
          onProved={() => {
            setOpen(false);
            save();
          }}
        />
      )}
    </>
  );
}

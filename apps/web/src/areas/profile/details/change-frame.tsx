import { Banner } from '@dayfare/ui/banner';
import { Screen as Page } from '@dayfare/ui/screen';
import { Skeleton } from '@dayfare/ui/skeleton';
import { Text } from '@dayfare/ui/text';
import type { ReactNode } from 'react';
import { useProofSheet } from '../../../kit/proof/use-proof-sheet.ts';
import type { Refusal } from '../../../platform/failures/failure.ts';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../platform/forms/submit-button.tsx';
import type { Submission } from '../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { LoadProblem } from '../../../platform/queries/load-problem.tsx';
import { type QueryAnswer, QueryView } from '../../../platform/queries/query-view.tsx';
import { PageHeader } from '../../session/index.ts';

export interface ChangeFrameProps {
  title: string;
  /** What the page is about, above its fields. */
  text: string;
  form: Pick<Submission<object>, 'failure' | 'isSlow' | 'isPending'> & {
    readonly submit: () => Promise<void>;
  };
  /** The answer that asks for a code; null while none is needed. */
  demand: Refusal | null;
  /** Whether the code comes by e-mail or text. Default: where the person's codes go. */
  toMail?: boolean | undefined;
  /** Default: save. */
  action?: string | undefined;
  children: ReactNode;
}

/** A change of a profile: fields, the button that saves them, and the code that is asked for before it counts. */
export function ChangeFrame({ title, text, form, demand, toMail, action, children }: ChangeFrameProps) {
  const t = useTexts('profile/details');
  const { Sheet, isOpen, setOpen } = useProofSheet(demand);
  const save = () => void form.submit();
  return (
    <>
      <Page
        header={<PageHeader title={title} />}
        isWide
        onSubmit={save}
        footer={
          <SubmitButton submission={form} pendingLabel={t('saving')}>
            {action ?? t('save')}
          </SubmitButton>
        }
      >
        <Text tone="muted">{text}</Text>
        <FormStatus submission={form} title={t('notSaved')} text={t('notSavedText')} />
        {demand && !isOpen && !form.isPending && (
          <Banner tone="warning" title={t('notSaved')} isAnnounced>
            {t('notProved')}
          </Banner>
        )}
        {children}
      </Page>
      {/* Beside the form: what is sent in the sheet is not sent in the form. */}
      {Sheet && (
        <Sheet
          isOpen={isOpen}
          onOpenChange={setOpen}
          reason={t('proof')}
          toMail={toMail}
          onProved={() => {
            setOpen(false);
            save();
          }}
        />
      )}
    </>
  );
}

export interface LoadFrameProps {
  title: string;
  query: QueryAnswer<unknown>;
}

/** Stands where a change of a profile will, until that has loaded. */
export function LoadFrame({ title, query }: LoadFrameProps) {
  const t = useTexts('profile/facts');
  return (
    <Page header={<PageHeader title={title} />} isWide>
      <QueryView
        queries={[query]}
        loading={<Skeleton shape="control" count={4} isAnnounced />}
        failed={(problem) => (
          <LoadProblem
            {...problem}
            title={t('failed')}
            text={t('failedText')}
            offlineText={t('offlineText')}
            headingLevel={2}
          />
        )}
      >
        {() => null}
      </QueryView>
    </Page>
  );
}

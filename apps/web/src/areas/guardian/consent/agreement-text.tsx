import { Box } from '@dayfare/ui/box';
import { ErrorState } from '@dayfare/ui/error-state';
import { Skeleton } from '@dayfare/ui/skeleton';
import type { ReactNode } from 'react';
import { useContractText } from '../../../kit/contracts/use-contract-text.ts';
import { useFaultLog } from '../../../platform/failures/use-fault-log.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { LoadProblem } from '../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { Contact } from './contact.tsx';
import { type ConsentDocument, useDocument } from './use-document.ts';

export interface AgreementTextProps {
  type: ConsentDocument;
  /** What stands below the text, once it is there: an agreement needs its text. */
  children: (html: string) => ReactNode;
}

/**
 * A document of the consent, below it what is to be agreed to, and last the support contact. That comes with the text, whose length is unknown
 * before: it would move.
 */
export function AgreementText({ type, children }: AgreementTextProps) {
  const t = useTexts('guardian/consent');
  const found = useDocument(type);
  const text = useContractText();
  useFaultLog(found.error, 'guardian.document');
  return (
    <>
      <QueryView
        queries={[found, text]}
        loading={
          <>
            <Skeleton shape="text" count={6} isAnnounced />
            <Skeleton shape="control" />
          </>
        }
        failed={(problem) => (
          <LoadProblem
            {...problem}
            title={t('document.failedTitle')}
            text={t('document.failed')}
            offlineText={t('failed.offline')}
            headingLevel={2}
          />
        )}
        empty={{
          when: (html) => html.trim() === '',
          show: (
            <ErrorState
              title={t('document.failedTitle')}
              headingLevel={2}
              onRetry={() => void found.refetch()}
            >
              {t('document.failed')}
            </ErrorState>
          ),
        }}
      >
        {(html, Text) => (
          <>
            <Box background="surface" radius="card" padding="card">
              <Text html={html} />
            </Box>
            {children(html)}
          </>
        )}
      </QueryView>
      {!found.isPending && !text.isPending && <Contact />}
    </>
  );
}

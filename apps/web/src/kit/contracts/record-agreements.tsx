import { recordContractsQuery } from '@dayfare/api/contracts/queries';
import { Button } from '@dayfare/ui/button';
import { PolicySheet } from '@dayfare/ui/patterns/policy-sheet';
import { useQuery } from '@tanstack/react-query';
import { FileCheck } from 'lucide-react';
import { useState } from 'react';
import { useApp } from '../../platform/app-context/app-context.ts';
import { useContractReader } from './use-contract-reader.ts';
import { useContractText } from './use-contract-text.ts';

export interface RecordAgreementsProps {
  /** API number of the contract type. */
  contractType: number;
  /** The id of what was agreed to together with the contracts: a transfer. */
  reference: string;
  /** The button that opens them, and the name of the sheet. */
  label: string;
}

/** What the user agreed to together with a transfer, in the wording that was shown then. Asked for once the sheet is open. */
export function RecordAgreements({ contractType, reference, label }: RecordAgreementsProps) {
  const { api } = useApp();
  const { byNumber } = useContractReader();
  const [isOpen, setOpen] = useState(false);
  const query = recordContractsQuery(api, { ...byNumber(contractType), referenceRecordID: reference });
  const list = useQuery({ ...query, enabled: isOpen });
  const text = useContractText({ isWanted: isOpen });
  const Text = text.data;
  const isReady = list.data !== undefined && Text !== undefined;
  return (
    <>
      <Button variant="secondary" icon={FileCheck} aria-haspopup="dialog" onPress={() => setOpen(true)}>
        {label}
      </Button>
      <PolicySheet
        isOpen={isOpen}
        state={list.isError || text.isError ? 'failed' : isReady ? 'ready' : 'loading'}
        policies={(list.data ?? []).map(({ id, contractTitle, htmlText }) => ({
          id: String(id),
          title: contractTitle,
          content: Text && <Text html={htmlText} />,
        }))}
        onClose={() => setOpen(false)}
        onRetry={() => {
          void list.refetch();
          void text.refetch();
        }}
        text={{ title: label }}
      />
    </>
  );
}

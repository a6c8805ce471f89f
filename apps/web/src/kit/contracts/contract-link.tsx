import { contractsQuery } from '@dayfare/api/contracts/queries';
import type { ContractType } from '@dayfare/domain/contracts';
import { Button } from '@dayfare/ui/button';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { useApp } from '../../platform/app-context/app-context.ts';
import { useLanguage } from '../../platform/i18n/use-texts.ts';
import type { DocumentSheetProps } from './document-sheet.tsx';
import { loadDocumentSheet } from './load-document-sheet.ts';
import type { ShownDocument } from './shown-document.ts';
import { useContractReader } from './use-contract-reader.ts';

export interface ContractLinkProps {
  type: ContractType;
  /** The document's name. */
  children: string;
  /** What is said while it is being fetched. */
  pendingLabel: string;
  /** Called once the press has had its effect: with the document that is open now, or without one if it could not be fetched. */
  onClick: (contract?: ShownDocument) => void;
}

/** Fetches a single contract when it is pressed and opens it in a drawer. If it can't be fetched, no drawer opens. */
export function ContractLink({ type, children, pendingLabel, onClick }: ContractLinkProps) {
  const { api } = useApp();
  const client = useQueryClient();
  const language = useLanguage();
  const { byNumber, numberOf } = useContractReader();
  const [isPending, setPending] = useState(false);
  const [opened, setOpened] = useState<{
    readonly Sheet: ComponentType<DocumentSheetProps>;
    readonly document: ShownDocument;
  } | null>(null);

  const fetch = async () => {
    const query = contractsQuery(api, byNumber(numberOf(type)));
    const [wire, Sheet] = await Promise.all([
      client.fetchQuery({ ...query, queryKey: [...query.queryKey, language] }),
      loadDocumentSheet(),
    ]);
    const [contract] = wire.contracts;
    if (!contract) throw new Error('A contract is missing.');
    const document = { title: contract.contractTitle, html: contract.htmlText, facts: [] };
    return { Sheet, document };
  };
  const press = async () => {
    setPending(true);
    try {
      const next = await fetch();
      setOpened(next);
      onClick(next.document);
    } catch {
      onClick();
    } finally {
      setPending(false);
    }
  };
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        isFlush
        aria-haspopup="dialog"
        isPending={isPending}
        pendingLabel={pendingLabel}
        onPress={() => void press()}
      >
        {children}
      </Button>
      {opened && <opened.Sheet isOpen document={opened.document} onClose={() => setOpened(null)} />}
    </>
  );
}

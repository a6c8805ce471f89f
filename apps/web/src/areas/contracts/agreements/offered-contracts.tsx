import type { WireContract } from '@dayfare/api/contracts/contract';
import { type ContractType, offeredContracts, privacyStatementContracts } from '@dayfare/domain/contracts';
import { Disclosure } from '@dayfare/ui/disclosure';
import { List } from '@dayfare/ui/list';
import { ListRow } from '@dayfare/ui/list-row';
import { Skeleton } from '@dayfare/ui/skeleton';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { loadDocumentSheet } from '../../../kit/contracts/load-document-sheet.ts';
import type { ShownDocument } from '../../../kit/contracts/shown-document.ts';
import { useContractReader } from '../../../kit/contracts/use-contract-reader.ts';
import { useListOfContracts } from '../../../kit/contracts/use-list-of-contracts.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { LoadProblem } from '../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { useSheet } from '../../../platform/state/use-sheet.tsx';

// The privacy statement above links to these.
const linkedAbove: readonly ContractType[] = privacyStatementContracts;

/** Every agreement that applies to this kind of person in this brand, whether or not they have agreed to it. */
export function OfferedContracts() {
  const t = useTexts('contracts/agreements');
  const { userType, environment } = useContractReader();
  const { service, card } = offeredContracts(userType, environment);
  const general = service.filter((type) => !linkedAbove.includes(type));
  return (
    <Stack as="section" gap={2}>
      <Text variant="heading">{t('offered.title')}</Text>
      <Text tone="muted">{t('offered.text')}</Text>
      <Group name={t('offered.service')} types={general} />
      <Group name={t('offered.card')} types={card} />
    </Stack>
  );
}

interface GroupProps {
  name: string;
  types: readonly ContractType[];
}

/** A group of agreements; they are only asked for once it is opened. */
function Group({ name, types }: GroupProps) {
  const [isWanted, setWanted] = useState(false);
  return (
    <Disclosure label={name} onExpandedChange={(isExpanded) => isExpanded && setWanted(true)}>
      {isWanted && <GroupList name={name} types={types} />}
    </Disclosure>
  );
}

function GroupList({ name, types }: GroupProps) {
  const t = useTexts('contracts/agreements');
  const { list } = useListOfContracts(types);
  const { Sheet, isOpen, open, setOpen } = useSheet(loadDocumentSheet);
  const [shown, setShown] = useState<ShownDocument | null>(null);
  const read = ({ contractTitle, htmlText }: WireContract) => {
    setShown({ title: contractTitle, html: htmlText, facts: [] });
    open();
  };
  return (
    <QueryView
      queries={[list]}
      loading={<Skeleton shape="row" count={types.length} isAnnounced />}
      failed={(problem) => (
        <LoadProblem
          {...problem}
          title={t('offered.failedTitle')}
          text={t('offered.failed')}
          offlineText={t('agreed.offline')}
          headingLevel={3}
        />
      )}
    >
      {(contracts) => (
        <>
          <List aria-label={name} isDivided>
            {contracts.map((contract) => (
              <ListRow
                key={contract.id}
                icon={FileText}
                title={contract.contractTitle}
                aria-haspopup="dialog"
                onPress={() => read(contract)}
              />
            ))}
          </List>
          {Sheet && shown && <Sheet isOpen={isOpen} document={shown} onClose={() => setOpen(false)} />}
        </>
      )}
    </QueryView>
  );
}

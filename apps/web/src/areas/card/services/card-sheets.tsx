import { type CardProgram, cardContracts } from '@dayfare/domain/card';
import { CardDisclosure, type Disclosure } from '@dayfare/ui/patterns/card-disclosure';
import { LinkCard } from '@dayfare/ui/patterns/link-card';
import { Skeleton } from '@dayfare/ui/skeleton';
import { useContractReader } from '../../../kit/contracts/use-contract-reader.ts';
import { useContractText } from '../../../kit/contracts/use-contract-text.ts';
import { useListOfContracts } from '../../../kit/contracts/use-list-of-contracts.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../platform/navigation/use-navigate.ts';
import { LoadProblem } from '../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../platform/queries/query-view.tsx';

/** The contracts of a program as disclosures; what stands for them until they are there, or can't be had. */
function useDisclosures(program: CardProgram): readonly Disclosure[] {
  const t = useTexts('card/services');
  const { environment } = useContractReader();
  const { list } = useListOfContracts(cardContracts(program, environment));
  const text = useContractText();
  const Contract = text.data;
  if (list.data && Contract)
    return list.data.map(({ contractTitle, htmlText }) => ({
      ...{ title: contractTitle, content: <Contract html={htmlText} /> },
    }));
  return [
    {
      title: t('more.disclosures.text'),
      content: (
        <QueryView
          queries={[list, text]}
          loading={<Skeleton shape="text" isAnnounced />}
          failed={(problem) => (
            <LoadProblem
              {...problem}
              title={t('more.disclosures.failed')}
              text={t('more.disclosures.failedText')}
              offlineText={t('more.disclosures.offlineText')}
              headingLevel={3}
            />
          )}
        >
          {() => null}
        </QueryView>
      ),
    },
  ];
}

export interface CardSheetsProps {
  opened: 'link' | 'disclosures';
  /** Whose disclosures they are. */
  program: CardProgram;
  /** Whether another card can be linked now. */
  canLink: boolean;
  /** Called to open another one; null closes both. */
  onOpen: (sheet: 'link' | 'disclosures' | null) => void;
}

/** The choice of a card to link, and the disclosures of the card's program. */
export function CardSheets({ opened, program, canLink, onOpen }: CardSheetsProps) {
  const navigate = useNavigate();
  const disclosures = useDisclosures(program);
  const close = () => onOpen(null);
  return (
    <>
      <LinkCard
        isOpen={opened === 'link'}
        onClose={close}
        onContinue={() => {
          close();
          void navigate(pathTo('/card/add-card'));
        }}
      />
      <CardDisclosure
        isOpen={opened === 'disclosures'}
        onClose={close}
        isInApproval={!canLink}
        onLink={() => onOpen('link')}
        disclosures={disclosures}
      />
    </>
  );
}

import type { AgreedContract } from '@dayfare/api/contracts/queries';
import { browserLocale, languageFromWire } from '@dayfare/domain/product';
import { Box } from '@dayfare/ui/box';
import { List } from '@dayfare/ui/list';
import { ListRow } from '@dayfare/ui/list-row';
import { FileCheck } from 'lucide-react';
import { useState } from 'react';
import { loadDocumentSheet } from '../../../kit/contracts/load-document-sheet.ts';
import type { ShownDocument } from '../../../kit/contracts/shown-document.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useSheet } from '../../../platform/state/use-sheet.tsx';
import { useDates } from './use-dates.ts';

/** Each wording that was agreed to, with when; a press shows it. */
export function AgreedList({ contracts }: { contracts: readonly AgreedContract[] }) {
  const t = useTexts('contracts/agreements');
  const { dayOf, versionOf } = useDates();
  const { Sheet, isOpen, open, setOpen } = useSheet(loadDocumentSheet);
  const [shown, setShown] = useState<ShownDocument | null>(null);

  const agreedOn = ({ timesAgreed, lastAgreedAt }: AgreedContract) => {
    const date = dayOf(lastAgreedAt);
    return timesAgreed > 1 ? t('agreed.often', { times: timesAgreed, date }) : t('agreed.once', { date });
  };
  const documentOf = (contract: AgreedContract): ShownDocument => {
    const { contractTitle, firstAgreedAt, htmlText, language, timesAgreed, version } = contract;
    const spoken = languageFromWire(language ?? '');
    return {
      title: contractTitle,
      html: htmlText,
      locale: spoken && browserLocale(spoken),
      facts: [
        ...(version ? [{ name: t('facts.version'), value: versionOf(version) }] : []),
        { name: t('facts.agreed'), value: dayOf(firstAgreedAt) },
        ...(timesAgreed > 1
          ? [
              {
                name: t('facts.last'),
                value: t('agreed.often', { times: timesAgreed, date: dayOf(contract.lastAgreedAt) }),
              },
            ]
          : []),
      ],
    };
  };
  return (
    <Box background="surface" radius="card" padding="card">
      <List aria-label={t('agreed.title')} isDivided>
        {contracts.map((contract) => (
          <ListRow
            key={`${contract.id} ${contract.version} ${contract.language} ${contract.firstAgreedAt}`}
            icon={FileCheck}
            title={contract.contractTitle}
            subtitle={agreedOn(contract)}
            aria-haspopup="dialog"
            onPress={() => {
              setShown(documentOf(contract));
              open();
            }}
          />
        ))}
      </List>
      {Sheet && shown && <Sheet isOpen={isOpen} document={shown} onClose={() => setOpen(false)} />}
    </Box>
  );
}

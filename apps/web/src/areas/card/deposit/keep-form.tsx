import type { DirectDeposit } from '@dayfare/api/card/deposit-queries';
import { Banner } from '@dayfare/ui/banner';
import { Button } from '@dayfare/ui/button';
import { Grid } from '@dayfare/ui/grid';
import { Stack } from '@dayfare/ui/stack';
import { FileDown, Mail, Share2 } from 'lucide-react';
import { useCanSaveFiles } from '../../../platform/device/use-can-save-files.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useSavePdf } from '../../../platform/pdf/use-save-pdf.ts';
import { useSheet } from '../../../platform/state/use-sheet.tsx';

const loadSheet = async () => (await import('./email-sheet.tsx')).EmailSheet;

export interface KeepFormProps {
  deposit: DirectDeposit;
  /** The share in words. */
  share: string;
  employer: string;
}

/** The form for the employer: as a PDF, shared in words, or by email. */
export function KeepForm({ deposit, share, employer }: KeepFormProps) {
  const t = useTexts('card/deposit');
  const canSave = useCanSaveFiles();
  const { isSaving, problem, save } = useSavePdf();
  const { Sheet, isOpen, open, setOpen } = useSheet(loadSheet);
  const facts = [
    { name: t('form.share'), value: share },
    { name: t('form.holder'), value: deposit.holder },
    { name: t('form.employer'), value: employer },
    { name: t('form.bank'), value: deposit.bankName },
    { name: t('form.routing'), value: deposit.routingNumber },
    { name: t('form.account'), value: deposit.accountNumber },
    { name: t('form.kind'), value: t('form.checking') },
    { name: t('form.signature'), value: '' },
    { name: t('form.date'), value: '' },
  ];
  const sharing = async () => {
    const lines = facts.filter(({ value }) => value !== '').map(({ name, value }) => `${name}: ${value}`);
    try {
      await navigator.share({ title: t('form.title'), text: lines.join('\n') });
    } catch {
      // Closing the system's sheet shares nothing, and people know it.
    }
  };
  return (
    <Stack gap={2}>
      <Grid columns="wide" gap={2} isFilling>
        {canSave && (
          <Button
            icon={FileDown}
            isStretched
            isPending={isSaving}
            pendingLabel={t('form.saving')}
            onPress={() =>
              void save(
                { title: t('form.title'), subtitle: t('form.please', { employer }), facts },
                t('form.file'),
              )
            }
          >
            {t('form.pdf')}
          </Button>
        )}
        <Button variant="secondary" icon={Mail} isStretched aria-haspopup="dialog" onPress={open}>
          {t('form.email')}
        </Button>
        {'share' in navigator && (
          <Button variant="secondary" icon={Share2} isStretched onPress={() => void sharing()}>
            {t('form.pass')}
          </Button>
        )}
        {Sheet && isOpen && <Sheet cardId={deposit.cardID} onClose={() => setOpen(false)} />}
      </Grid>
      {problem && (
        <Banner tone="danger" isAnnounced>
          {problem}
        </Banner>
      )}
    </Stack>
  );
}

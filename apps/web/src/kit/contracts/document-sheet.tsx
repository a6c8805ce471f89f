import { Banner } from '@dayfare/ui/banner';
import { Button } from '@dayfare/ui/button';
import { PolicySheet } from '@dayfare/ui/patterns/policy-sheet';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { FileDown } from 'lucide-react';
import { useSession } from '../../platform/app-context/app-context.ts';
import { useCanSaveFiles } from '../../platform/device/use-can-save-files.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useSavePdf } from '../../platform/pdf/use-save-pdf.ts';
import { fullName } from '../../platform/session/full-name.ts';
import { SanitisedText } from './sanitised-text.tsx';
import type { ShownDocument } from './shown-document.ts';

export interface DocumentSheetProps {
  isOpen: boolean;
  document: ShownDocument;
  onClose: () => void;
}

/** A file name made of a title: letters and digits of any language, joined by hyphens. */
const fileName = (title: string) => `${title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')}.pdf`;

/** A document to read and to save as a PDF. Load it lazily: it brings the sanitiser with it. */
export function DocumentSheet({ isOpen, document, onClose }: DocumentSheetProps) {
  const t = useTexts('kit/contracts');
  const canSave = useCanSaveFiles();
  const { isSaving, problem, save } = useSavePdf();
  const user = useSession()?.user;
  const { title, html, locale, facts } = document;
  const savePdf = async (text: string) => {
    const { pdfText } = await import('../../platform/pdf/pdf-text.ts');
    // Facts are about an agreement; a text that is looked up has none.
    const agreedBy = user && facts.length > 0 ? [{ name: t('agreedBy'), value: fullName(user) }] : [];
    const copy = { locale, title, facts: [...facts, ...agreedBy], body: pdfText(text), isCopy: true };
    await save(copy, fileName(title));
  };
  const content = (
    <Stack gap={4}>
      {facts.length > 0 && (
        <Stack gap={1}>
          {facts.map(({ name, value }) => (
            <Text key={name} tone="muted">{`${name}: ${value}`}</Text>
          ))}
        </Stack>
      )}
      {html === null ? (
        <Text>{t('notKept')}</Text>
      ) : (
        <div lang={locale}>
          <SanitisedText html={html} />
        </div>
      )}
      {html !== null && canSave && (
        <Button
          variant="secondary"
          icon={FileDown}
          isPending={isSaving}
          pendingLabel={t('saving')}
          onPress={() => void savePdf(html)}
        >
          {t('pdf')}
        </Button>
      )}
      {problem && (
        <Banner tone="danger" isAnnounced>
          {problem}
        </Banner>
      )}
    </Stack>
  );
  return (
    <PolicySheet
      isOpen={isOpen}
      policies={[{ id: title, title, content }]}
      onClose={onClose}
      onRetry={onClose}
    />
  );
}

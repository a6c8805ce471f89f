import { homeContract } from '@dayfare/api/money/home/home-contract';
import { replaceQuickLinks } from '@dayfare/api/money/home/home-queries';
import { BottomSheet } from '@dayfare/ui/bottom-sheet';
import { CheckboxGroup } from '@dayfare/ui/checkbox-group';
import { Form } from '@dayfare/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { FormStatus } from '../../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../../platform/forms/submit-button.tsx';
import { useSubmit } from '../../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import type { QuickLink } from './quick-link-targets.ts';

export interface QuickLinksSheetProps {
  offered: readonly QuickLink[];
  chosen: readonly QuickLink[];
  onClose: () => void;
}

/** Chooses the pages that the home links to. */
export function QuickLinksSheet({ offered, chosen, onClose }: QuickLinksSheetProps) {
  const { api } = useApp();
  const client = useQueryClient();
  const t = useTexts('money/home');
  const id = useId();
  const saving = useSubmit({
    form: 'money/quick-links',
    initial: { chosen },
    secret: [],
    send: (values) => api.client(homeContract).saveQuickLinks({ chosen: [...values.chosen] }),
    onDone: async (links) => {
      await replaceQuickLinks(client, links);
      onClose();
      return null;
    },
  });
  return (
    <BottomSheet
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={t('links.choose')}
      actions={
        <SubmitButton submission={saving} form={id} pendingLabel={t('saving')}>
          {t('links.save')}
        </SubmitButton>
      }
    >
      <Form id={id} onSubmit={() => void saving.submit()}>
        <FormStatus submission={saving} title={t('links.notSaved')} />
        <CheckboxGroup
          label={t('links.label')}
          isRequired={false}
          options={offered.map((value) => ({ value, label: t(`links.to.${value}`) }))}
          value={saving.values.chosen}
          onChange={(next) => saving.change({ chosen: next })}
        />
      </Form>
    </BottomSheet>
  );
}

import { Button } from '@dayfare/ui/button';
import { IssuerStatement } from '@dayfare/ui/issuer-statement';
import { ScrollModal } from '@dayfare/ui/patterns/scroll-modal';
import { useState } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts, useVoice } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { issuerKey } from '../../../platform/page-chrome/issuer.tsx';
import { useCell } from '../../../platform/state/cell.ts';

export interface HowItWorksProps {
  onSignIn: () => void;
}

/** A button that opens how the card works, step by step, and who issues it. */
export function HowItWorks({ onSignIn }: HowItWorksProps) {
  const t = useTexts('card/bare');
  const brand = useVoice()('productName');
  const bank = useCell(useApp().startup.configuration).value(issuerKey);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onPress={() => setOpen(true)}>
        {t('how.open')}
      </Button>
      <ScrollModal
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('how.title', { brand })}
        steps={(['apply', 'pay', 'use'] as const).map((step) => ({
          title: t(`how.${step}.title`),
          text: t(`how.${step}.text`),
        }))}
        cta={{ label: t('signIn'), onPress: onSignIn }}
        anchor={{ label: t('how.questions'), href: pathTo('/faqs') }}
        issuerStatements={bank ? [<IssuerStatement key="issuer" bank={bank} />] : undefined}
      >
        {t('how.text')}
      </ScrollModal>
    </>
  );
}

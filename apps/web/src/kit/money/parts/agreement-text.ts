import type { AgreementText } from '../../contracts/agreement.tsx';
import type { MoneyTexts } from '../format/money-texts.ts';

const many = (count: number) => (count === 1 ? 'One' : count === 2 ? 'Both' : 'All');

/** Texts of the agreement to a transfer with this number of documents. */
export function agreementText(t: MoneyTexts, count: number): AgreementText {
  return {
    agree: t(`kit/money/transfer:review.agree${many(count)}`),
    before: t('kit/money/transfer:review.agreedBefore', { count }),
    read: t(`kit/money/transfer:review.read${many(count)}`),
    saveFailed: t('kit/money/transfer:contract.saveFailed'),
    drawer: {
      title: t('kit/money/transfer:contract.title'),
      agree: (position, total) =>
        total === 1
          ? t('kit/money/transfer:contract.agree')
          : t('kit/money/transfer:contract.agreePaged', { page: position, pages: total }),
      position: (position, total) =>
        t('kit/money/transfer:contract.position', { page: position, pages: total }),
      failedTitle: t('kit/money/transfer:contract.failed'),
      failed: t('kit/money/transfer:contract.failedText'),
    },
  };
}

import type { AgreementText } from '../../contracts/index.ts';
import type { MoneyTexts } from '../view/money-texts.ts';

const many = (count: number) => (count === 1 ? 'One' : count === 2 ? 'Both' : 'All');

/** Texts of the agreement to a transfer with this number of documents. */
export function agreementText(t: MoneyTexts, count: number): AgreementText {
  return {
    agree: t(`money/get-money:review.agree${many(count)}`),
    read: t(`money/get-money:review.read${many(count)}`),
    saveFailed: t('money/get-money:contract.saveFailed'),
    drawer: {
      title: t('money/get-money:contract.title'),
      agree: (position, total) =>
        total === 1
          ? t('money/get-money:contract.agree')
          : t('money/get-money:contract.agreePaged', { page: position, pages: total }),
      position: (position, total) => t('money/get-money:contract.position', { page: position, pages: total }),
      failedTitle: t('money/get-money:contract.failed'),
      failed: t('money/get-money:contract.failedText'),
    },
  };
}

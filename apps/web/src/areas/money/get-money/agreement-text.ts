import type { AgreementText } from '../../contracts/index.ts';
import type { MoneyTexts } from '../view/money-texts.ts';

/** The words of the agreement to a transfer. */
export function agreementText(t: MoneyTexts): AgreementText {
  return {
    agree: t('money/get-money:review.agree'),
    read: t('money/get-money:review.read'),
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

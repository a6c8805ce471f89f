import type { AgreementText } from '../../contracts/index.ts';
import type { MoneyTexts } from '../view/money-texts.ts';

/** The words of the agreement to a transfer. */
export function agreementText(t: MoneyTexts): AgreementText {
  return {
    agree: t('review.agree'),
    read: t('review.read'),
    saveFailed: t('contract.saveFailed'),
    drawer: {
      title: t('contract.title'),
      agree: (position, total) =>
        total === 1 ? t('contract.agree') : t('contract.agreePaged', { page: position, pages: total }),
      position: (position, total) => t('contract.position', { page: position, pages: total }),
      failedTitle: t('contract.failed'),
      failed: t('contract.failedText'),
    },
  };
}

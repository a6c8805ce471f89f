import type { AgreementText } from '../../contracts/index.ts';
import type { MoneyTexts } from '../view/money-texts.ts';

/** The words of the agreement to a transfer. */
export function agreementText(t: MoneyTexts): AgreementText {
  return {
    agree: t('getMoney:review.agree'),
    read: t('getMoney:review.read'),
    saveFailed: t('getMoney:contract.saveFailed'),
    drawer: {
      title: t('getMoney:contract.title'),
      agree: (position, total) =>
        total === 1
          ? t('getMoney:contract.agree')
          : t('getMoney:contract.agreePaged', { page: position, pages: total }),
      position: (position, total) => t('getMoney:contract.position', { page: position, pages: total }),
      failedTitle: t('getMoney:contract.failed'),
      failed: t('getMoney:contract.failedText'),
    },
  };
}

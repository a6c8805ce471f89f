import { Banner } from '@dayfare/ui/banner';
import { Link } from '@dayfare/ui/link';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { useWayBack } from './use-way-back.ts';

export interface NoMoreTriesProps {
  /** The server's words, in the person's language. */
  message: string;
}

/** Three names weren't known today: when one can try again, and what works now. */
export function NoMoreTries({ message }: NoMoreTriesProps) {
  const t = useTexts('kit/money/accounts');
  const { keep } = useWayBack();
  return (
    <Banner
      tone="danger"
      isAnnounced
      title={t('payName.failed')}
      action={
        <Link variant="standalone" href={keep(pathTo('/ewa/accounts/new/bank'))}>
          {t('payName.byNumbers')}
        </Link>
      }
    >
      {message}
    </Banner>
  );
}

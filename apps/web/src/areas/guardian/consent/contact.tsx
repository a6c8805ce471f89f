import { Link } from '@dayfare/ui/link';
import { CircleHelp } from 'lucide-react';
import { SupportCard } from '../../../kit/support/support-card.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';

/** Customer service by phone and e-mail, and the help. */
export function Contact() {
  const t = useTexts('guardian/consent');
  return (
    <SupportCard title={t('contact.title')}>
      <Link href={pathTo('/faqs')} variant="standalone" icon={CircleHelp}>
        {t('contact.help')}
      </Link>
    </SupportCard>
  );
}

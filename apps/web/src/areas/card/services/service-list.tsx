import type { Card } from '@dayfare/api/card/queries';
import { type CardAction, cardObstacle } from '@dayfare/domain/card';
import { Box } from '@dayfare/ui/box';
import { List } from '@dayfare/ui/list';
import { ListRow } from '@dayfare/ui/list-row';
import {
  ArrowLeftRight,
  BadgeCheck,
  Banknote,
  CircleX,
  CreditCard,
  HandCoins,
  Hash,
  KeyRound,
  Landmark,
  Receipt,
  RefreshCw,
  Smartphone,
  Zap,
} from 'lucide-react';
import { useApp, useSession } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { domainUser } from '../../../platform/session/domain-user.ts';
import { writeLocal } from '../../../platform/storage/local-values.ts';

/** A service that stands in the list, and what the card has to be able to do for it. */
interface Service {
  readonly name:
    | 'card'
    | 'activate'
    | 'pin'
    | 'number'
    | 'autoload'
    | 'deposit'
    | 'wallet'
    | 'account'
    | 'move'
    | 'friend'
    | 'replace'
    | 'costs'
    | 'close';
  readonly icon: typeof CreditCard;
  readonly href: string;
  readonly needs?: CardAction;
}

const servicesOf = (instrumentId: number, cardID: number): readonly Service[] => [
  { name: 'card', icon: CreditCard, href: pathTo('/card/home') },
  { name: 'activate', icon: BadgeCheck, href: pathTo('/card/activate'), needs: 'activate' },
  { name: 'pin', icon: KeyRound, href: pathTo('/card/pin'), needs: 'setPin' },
  { name: 'number', icon: Hash, href: pathTo('/card/number'), needs: 'reveal' },
  { name: 'wallet', icon: Smartphone, href: pathTo('/card/wallet'), needs: 'addToWallet' },
  {
    ...{ name: 'move', icon: ArrowLeftRight, needs: 'payOnline' },
    href: `${pathTo('/ewa/accounts/move')}?to=${instrumentId}`,
  },
  { name: 'friend', icon: HandCoins, href: pathTo('/card/pay-a-friend'), needs: 'payOnline' },
  {
    ...{ name: 'autoload', icon: Zap, needs: 'autoload' },
    href: pathTo('/card/autoload-settings-v2', {}, { cardID }),
  },
  { name: 'deposit', icon: Banknote, href: pathTo('/card/direct-deposit-welcome2'), needs: 'deposit' },
  { name: 'account', icon: Landmark, href: pathTo('/ewa/accounts/:id', { id: instrumentId }) },
  { name: 'costs', icon: Receipt, href: pathTo('/card/costs') },
  { name: 'replace', icon: RefreshCw, href: pathTo('/card/replace'), needs: 'replace' },
  { name: 'close', icon: CircleX, href: pathTo('/card/close'), needs: 'close' },
];

/** The services of a card. One that the card can't do now says why, and leads nowhere. */
export function ServiceList({ card }: { card: Card }) {
  const t = useTexts('card/services');
  const shared = useTexts('card/parts');
  const { local, navigation } = useApp();
  // Direct deposit goes back to where it was opened.
  const keepWay = () => void writeLocal(local, 'directDepositBackUrl', navigation.here());
  const session = useSession();
  // Autoload takes from wages, which users without an employer don't have.
  const isDirect = session !== null && domainUser(session).userType === 'DirectUser';
  const services = card.detail ? servicesOf(card.detail.instrumentId, card.id) : servicesOf(0, 0).slice(0, 1);
  return (
    <Box background="surface" radius="card" padding="card">
      <List aria-label={t('titles.page')}>
        {services
          .filter(({ name }) => !(isDirect && name === 'autoload'))
          .map(({ name, icon, href, needs }) => {
            const why = needs && cardObstacle(needs, card);
            const words = { icon, title: t(`services.${name}.title`) };
            return why ? (
              <ListRow key={name} {...words} subtitle={shared(`why.${why}`)} />
            ) : (
              <ListRow
                key={name}
                {...words}
                subtitle={t(`services.${name}.text`)}
                href={href}
                onPress={name === 'deposit' ? keepWay : undefined}
              />
            );
          })}
      </List>
    </Box>
  );
}

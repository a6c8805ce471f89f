import { billpayBillersQuery } from '@dayfare/api/billpay/queries';
import { searchQuery } from '@dayfare/api/help/queries';
import { friendsQuery } from '@dayfare/api/money/friends/friends-queries';
import { instrumentsQuery } from '@dayfare/api/money/queries';
import type { Icon } from '@dayfare/ui/icon';
import { useQuery } from '@tanstack/react-query';
import { Building2, Landmark, MessageCircleQuestion, UserRound } from 'lucide-react';
import { instrumentIcon, listed } from '../../../kit/money/format/instruments.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useSettledText } from '../../../platform/forms/use-settled-text.ts';
import { useLanguage } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { openTo } from '../../../platform/navigation/tabs.ts';
import { matchesOf } from './matches.ts';

/** How many of a kind are shown: enough to see that there are more, few enough to see the other kinds. */
const most = 3;

/** What the server knows by a name, and where it leads. */
export interface Asked {
  readonly path: string;
  readonly label: string;
  readonly icon: Icon;
}

/** Own accounts, people, companies and questions. */
export interface Answers {
  readonly accounts: readonly Asked[];
  readonly people: readonly Asked[];
  readonly billers: readonly Asked[];
  readonly questions: readonly Asked[];
}

/**
 * Asks the server as one types: own accounts and cards by their names and last digits, friends paid before, companies that bills can be paid to, and questions, each only where it is open to the
 * person. An answer that doesn't come is left out.
 */
export function useAsked(typed: string): Answers {
  const app = useApp();
  const language = useLanguage();
  const text = useSettledText(typed);
  const isAsking = text.length > 1;
  const isOpen = (place: string) => openTo(app).some((one) => one.place === place);
  const questions = useQuery({ ...searchQuery(app.api, text, language), enabled: isAsking });
  const billers = useQuery({ ...billpayBillersQuery(app.api, text), enabled: isAsking && isOpen('history') });
  const friends = useQuery({ ...friendsQuery(app.api), enabled: isAsking && isOpen('friends') });
  const instruments = useQuery({ ...instrumentsQuery(app.api), enabled: isAsking && isOpen('accounts') });
  if (!isAsking) return { accounts: [], people: [], billers: [], questions: [] };
  const paid = new Map(friends.data?.payments.map(({ friend }) => [friend.code, friend.name]));
  const people = [...paid].map(([code, label]) => ({
    path: pathTo('/card/pay-a-friend-manual', {}, { to: code }),
    label,
    icon: UserRound,
  }));
  const accounts = listed(instruments.data ?? []).map((one) => ({
    path: pathTo('/ewa/accounts/:id', { id: one.id }),
    label: one.name.includes(one.last4) ? one.name : `${one.name} ••${one.last4}`,
    icon: instrumentIcon(one) ?? Landmark,
  }));
  return {
    accounts: matchesOf(accounts, text).slice(0, most),
    people: matchesOf(people, text).slice(0, most),
    billers: (billers.data ?? []).slice(0, most).map(({ name }) => ({
      path: pathTo('/billpay/billers', {}, { search: name }),
      label: name,
      icon: Building2,
    })),
    questions: (questions.data ?? []).slice(0, most).map(({ question }) => ({
      path: pathTo('/faqs', {}, { search: question }),
      label: question,
      icon: MessageCircleQuestion,
    })),
  };
}

import { hostedLinkAddress } from '@dayfare/domain/money';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useKeptPage } from '../../../../kit/frame/use-kept-page.ts';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { listOf } from '../../../../platform/startup/configuration.ts';
import { useCell } from '../../../../platform/state/cell.ts';
import { isBankAnswer } from './card-channel.ts';
import * as styles from './card-frame.css.ts';

/** How long a bank's customer may take, in ms. */
const challengeMs = 5 * 60_000;

/** A bank that wants to ask its customer. */
export interface Challenge {
  readonly address: string;
  readonly accountID: string;
}

export interface BankPageProps {
  challenge: Challenge;
  /** The customer has answered; what, the server knows. */
  onAnswered: () => void;
  /** No answer came in time, or there is no page to show. */
  onLate: () => void;
}

/** The page of a card's bank, in a frame of another origin. It is gone before the browser keeps the page, and begins anew when the page comes back. */
export function BankPage({ challenge, onAnswered, onLate }: BankPageProps) {
  const { startup } = useApp();
  const t = useMoneyTexts();
  const isPageKept = useKeptPage();
  const frame = useRef<HTMLIFrameElement>(null);
  const { accountID } = challenge;
  const hosts = useCell(startup.configuration).value('CardFrameDomains');
  const address = hostedLinkAddress(challenge.address, listOf(hosts));
  const answered = useEffectEvent(onAnswered);
  const late = useEffectEvent(onLate);
  useEffect(() => {
    const origin = address && new URL(address).origin;
    const hear = (event: MessageEvent) => {
      const window = frame.current?.contentWindow ?? null;
      if (origin && isBankAnswer(event, { window, origin, accountID })) answered();
    };
    window.addEventListener('message', hear);
    const timer = setTimeout(() => late(), address ? challengeMs : 0);
    return () => {
      window.removeEventListener('message', hear);
      clearTimeout(timer);
    };
  }, [address, accountID]);
  return (
    address &&
    !isPageKept && (
      <iframe
        ref={frame}
        src={address}
        title={t('money/accounts/debit-card:confirm.frame')}
        sandbox="allow-scripts allow-same-origin allow-forms"
        referrerPolicy="no-referrer"
        className={styles.bank}
      />
    )
  );
}

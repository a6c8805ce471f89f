'use client';

import { Button } from '../../components/button/button.tsx';
import { Illustration } from '../../components/empty-state/illustrations/illustration.tsx';
import { Link } from '../../components/link/link.tsx';
import { useWords } from '../../messages/words.ts';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import { Stack } from '../../primitives/stack/stack.tsx';
import { MessageScreen, type MessageScreenFrame } from '../shared/message-screen.tsx';
import { type AccountFailedText, words } from './words.ts';

export { type AccountFailedText, words as accountFailedWords } from './words.ts';

interface AccountFailedBase extends MessageScreenFrame, RootProps {
  /** Called to go back; both variants lead to the home screen. */
  onBack: () => void;
  onHelp: () => void;
  /** Called to return to the number field. */
  onReenter: () => void;
  /** URL of the home screen. */
  homeHref: string;
  text?: Partial<AccountFailedText> | undefined;
}

/** `notFound`: no account has this number. `membership`: only the credit union's staff can help. */
export type AccountFailedProps = AccountFailedBase &
  (
    | { variant?: 'notFound' | undefined; phone?: undefined }
    | {
        variant: 'membership';
        /** Phone number of Membership Services, as shown and as dialled. */
        phone: { label: string; href: `tel:${string}` };
      }
  );

/** Explains that the account could not be added, and what to do. */
export function AccountFailed(props: AccountFailedProps) {
  const { variant = 'notFound', phone, onBack, onHelp, onReenter, homeHref } = props;
  const text = useWords(words, props.text);
  const isMembership = variant === 'membership';
  return (
    <MessageScreen
      {...rootProps(props)}
      logo={props.logo}
      summary={props.summary}
      onBack={onBack}
      onHelp={onHelp}
      picture={<Illustration name="not-found" />}
      title={isMembership ? text.membershipTitle : text.notFoundTitle}
      lead={isMembership ? text.membershipMessage : text.notFoundMessage}
      footer={
        <>
          <Button isStretched onPress={() => onReenter()}>
            {isMembership ? text.reenterInformation : text.reenter}
          </Button>
          <Stack align="center">
            <Link variant="standalone" href={homeHref}>
              {text.visitHome}
            </Link>
          </Stack>
        </>
      }
    >
      {phone && (
        <Stack align="center">
          <Link variant="standalone" href={phone.href}>
            {phone.label}
          </Link>
        </Stack>
      )}
    </MessageScreen>
  );
}

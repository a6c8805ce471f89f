import type { Referral, Referrals } from '@dayfare/api/referral/queries';
import type { InviteChannel, Invitee } from '@dayfare/domain/referral';
import { SegmentedControl } from '@dayfare/ui/segmented-control';
import { Link2, MessageSquareText, QrCode } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { TaskFrame } from '../../../kit/money/parts/task-frame.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { InvitationSent } from './invitation-sent.tsx';
import { PassOn } from './pass-on.tsx';
import { TextForm } from './text-form.tsx';

export interface InviteFlowProps {
  referrals: Referrals;
  /** Where the way back leads. */
  backTo: string;
}

const channels = [
  { value: 'textMessage', icon: MessageSquareText },
  { value: 'qrCode', icon: QrCode },
  { value: 'inviteURL', icon: Link2 },
] as const satisfies readonly { value: InviteChannel; icon: unknown }[];

/** Who is invited and how: a text that we send, or a code or link that is passed on. */
export function InviteFlow({ referrals, backTo }: InviteFlowProps) {
  const t = useTexts('referral/invite');
  const { codes } = referrals;
  const invitees = (['Coworker', 'Friend'] as const).filter((one) =>
    codes.some(({ audience }) => audience === one),
  );
  const [audience, setAudience] = useState<Invitee>(invitees[0] ?? 'Friend');
  const [channel, setChannel] = useState<InviteChannel>('textMessage');
  const [sent, setSent] = useState<Referral | null>(null);
  if (sent) return <InvitationSent referral={sent} backTo={backTo} onMore={() => setSent(null)} />;
  const choices = (
    <>
      {invitees.length > 1 && (
        <SegmentedControl
          label={t('who')}
          segments={invitees.map((value) => ({ value, label: t(`audience.${value}`) }))}
          value={audience}
          onChange={setAudience}
        />
      )}
      <SegmentedControl
        label={t('how')}
        segments={channels.map(({ value, icon }) => ({ value, icon, label: t(`channel.${value}`) }))}
        value={channel}
        onChange={setChannel}
      />
    </>
  );
  if (channel === 'textMessage')
    return (
      <TextForm referrals={referrals} audience={audience} backTo={backTo} onSent={setSent}>
        {choices}
      </TextForm>
    );
  const code = codes.find((one) => one.channel === channel && one.audience === audience);
  return (
    <Frame backTo={backTo}>
      {choices}
      {code && <PassOn channel={channel} code={code.code} link={code.link} />}
    </Frame>
  );
}

function Frame({ backTo, children }: { backTo: string; children: ReactNode }) {
  const t = useTexts('referral/invite');
  return (
    <TaskFrame title={t('titles.page')} backTo={backTo}>
      {children}
    </TaskFrame>
  );
}

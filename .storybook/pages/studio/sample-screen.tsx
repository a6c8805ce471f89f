import type { Scheme } from '@dayfare/themes/contract';
import { wholeBrand } from '@dayfare/themes/folder';
import { Amount } from '@dayfare/ui/amount';
import { AppHeader } from '@dayfare/ui/app-header';
import { Banner } from '@dayfare/ui/banner';
import { BarChart } from '@dayfare/ui/bar-chart';
import { BrandLogo } from '@dayfare/ui/brand-logo';
import { Button } from '@dayfare/ui/button';
import { Checkbox } from '@dayfare/ui/checkbox';
import { Inline } from '@dayfare/ui/inline';
import { ListRow } from '@dayfare/ui/list-row';
import { MoneyStatus } from '@dayfare/ui/patterns/money-status';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { TextField } from '@dayfare/ui/text-field';
import { useOwnLogo } from '../shared/own-logo.ts';
import { type DraftBrand, voicesOf } from './draft.ts';
import { chartText, statuses, week } from './sample-data.ts';
import * as styles from './studio.css.ts';

export interface SampleScreenProps {
  /** The brand as it stands in `data-brand`. */
  brand: string;
  scheme: Scheme;
  draft: DraftBrand;
}

/** A screen of real components, on which every kind of colour meets another. */
export function SampleScreen({ brand, scheme, draft }: SampleScreenProps) {
  const logo = useOwnLogo(wholeBrand(draft).logo);
  const { availableLabel, getAmount } = voicesOf(draft).en;
  return (
    <div className={styles.sample} data-brand={brand} data-scheme={scheme}>
      <AppHeader isPageHeading={false} logo={logo && <BrandLogo logo={logo} name={draft.title} />} />
      <div className={styles.sampleBody}>
        <div className={styles.sampleHero} data-surface="brand">
          <Text tone="muted">{availableLabel}</Text>
          <Amount size="hero" minor={18_726} currency="USD" />
          <Button variant="secondary">How is this worked out?</Button>
        </div>
        <Stack gap={3}>
          <Button isStretched>{getAmount.replace('{amount}', '$40.00')}</Button>
          <Inline align="stretch" gap={3}>
            <Button variant="secondary">Show fees</Button>
            <Button variant="quiet">Not now</Button>
            <Button variant="danger">Remove card</Button>
          </Inline>
        </Stack>
        <div className={styles.sampleCard}>
          <BarChart title="Earned each day" currency="USD" today="2026-11-21" days={week} text={chartText} />
        </div>
        <div className={styles.sampleCard}>
          <Text as="h3" variant="heading">
            Latest transfers
          </Text>
          <ListRow
            title="To Visa debit"
            subtitle="Today, instant"
            trailing={<Amount minor={-4_000} currency="USD" />}
            status={<MoneyStatus status="pending" label={statuses.pending} />}
          />
          <ListRow
            title="To Everyday checking"
            subtitle="November 18"
            trailing={<Amount minor={-8_000} currency="USD" />}
            status={<MoneyStatus status="settled" label={statuses.settled} />}
          />
        </div>
        <TextField label="Nickname of the account" description="Only you see it." defaultValue="Everyday" />
        <Checkbox defaultSelected>Tell me when it has arrived</Checkbox>
        <Banner tone="warning" title="Your card expires soon">
          Add the new one before December.
        </Banner>
        <Banner tone="danger" title="The transfer did not go through">
          Your money has not moved.
        </Banner>
      </div>
    </div>
  );
}

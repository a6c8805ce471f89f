import { Amount } from '@dayfare/ui/amount';
import { BarChart } from '@dayfare/ui/bar-chart';
import { BrandLogo } from '@dayfare/ui/brand-logo';
import { Button } from '@dayfare/ui/button';
import { Disclosure } from '@dayfare/ui/disclosure';
import { ListRow } from '@dayfare/ui/list-row';
import { MoneyStatus } from '@dayfare/ui/patterns/money-status';
import { TransactionList } from '@dayfare/ui/patterns/transaction-list';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { logosOf, type ReviewBrand } from '../shared/review-brands.ts';
import { chartText, statuses, transactions, transactionText, week } from './sample-data.ts';
import * as styles from './sheet.css.ts';
import { Specimen } from './specimen.tsx';

/** All that shows something. */
export function ContentSpecimens({ brand, title }: { brand: ReviewBrand; title: string }) {
  return (
    <>
      <Specimen name="Surface: brand">
        <div className={styles.onBrand} data-surface="brand">
          <Stack direction="row">
            <BrandLogo logo={logosOf(brand).full} name={title} />
          </Stack>
          <Amount size="hero" minor={18_726} currency="USD" />
          <Text tone="muted">Earned and available until Friday</Text>
          <Stack direction="row" gap={3} isWrapping>
            <Button>Get $40.00</Button>
            <Button variant="quiet">Not now</Button>
          </Stack>
        </div>
      </Specimen>
      <Specimen name="Amount">
        <Amount size="hero" minor={124_025} currency="USD" />
        <Amount size="title" minor={18_726} currency="USD" />
        <Stack direction="row" gap={4} isWrapping>
          <Amount minor={-4_000} currency="USD" />
          <Amount minor={6_000} currency="USD" tone="success" isStrong signDisplay="exceptZero" />
          <Amount minor={299} currency="CAD" tone="muted" />
        </Stack>
      </Specimen>
      <Specimen name="Text">
        <Text as="h3" variant="title">
          Your pay, today
        </Text>
        <Text as="h3" variant="heading">
          Earned this week
        </Text>
        <Text>Take what you have earned. It comes off your next pay.</Text>
        <Text variant="label" tone="muted">
          Updated today at 6:00 a.m.
        </Text>
        <Text variant="caption" tone="muted">
          Offered with your employer
        </Text>
      </Specimen>
      <Specimen name="BarChart">
        <BarChart title="Earned each day" currency="USD" today="2026-11-21" days={week} text={chartText} />
      </Specimen>
      <Specimen name="ListRow">
        <Stack as="ul" gap={0}>
          <li>
            <ListRow title="Everyday checking" subtitle="Ends in 4417" href="#account" />
          </li>
          <li>
            <ListRow
              title="Next payday"
              subtitle="Friday, December 4"
              trailing={<Amount minor={48_210} currency="USD" />}
            />
          </li>
        </Stack>
      </Specimen>
      <Specimen name="MoneyStatus">
        <Stack gap={2}>
          {(Object.keys(statuses) as (keyof typeof statuses)[]).map((status) => (
            <MoneyStatus key={status} status={status} label={statuses[status]} />
          ))}
        </Stack>
      </Specimen>
      <Specimen name="TransactionList">
        <TransactionList currency="USD" items={transactions} text={transactionText} />
      </Specimen>
      <Specimen name="Disclosure">
        <Disclosure label="How is this worked out?" defaultExpanded>
          <Text>Half of what you earn stays for payday, so that it is never empty.</Text>
        </Disclosure>
      </Specimen>
    </>
  );
}

import { House, Receipt } from 'lucide-react';
import { Accordion } from '../../components/accordion/accordion.tsx';
import { AppHeader } from '../../components/app-header/app-header.tsx';
import { Avatar } from '../../components/avatar/avatar.tsx';
import { Badge } from '../../components/badge/badge.tsx';
import { BankLogo } from '../../components/bank-logo/bank-logo.tsx';
import { Banner } from '../../components/banner/banner.tsx';
import { BarChart } from '../../components/bar-chart/bar-chart.tsx';
import { BrandLogo } from '../../components/brand-logo/brand-logo.tsx';
import { CardArt } from '../../components/card-art/card-art.tsx';
import { CardNumber } from '../../components/card-number/card-number.tsx';
import { CopyableNumber } from '../../components/copyable-number/copyable-number.tsx';
import { Countdown } from '../../components/countdown/countdown.tsx';
import { Disclosure } from '../../components/disclosure/disclosure.tsx';
import { DownloadAppBanner } from '../../components/download-app-banner/download-app-banner.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { ErrorState } from '../../components/error-state/error-state.tsx';
import { IssuerStatement } from '../../components/issuer-statement/issuer-statement.tsx';
import { List } from '../../components/list/list.tsx';
import { ListRow } from '../../components/list-row/list-row.tsx';
import { LoadMore } from '../../components/load-more/load-more.tsx';
import { LoadingBar } from '../../components/loading-bar/loading-bar.tsx';
import { PageLayout } from '../../components/page-layout/page-layout.tsx';
import { Pagination } from '../../components/pagination/pagination.tsx';
import { ProgressBar } from '../../components/progress-bar/progress-bar.tsx';
import { QrCode } from '../../components/qr-code/qr-code.tsx';
import { RelativeTime } from '../../components/relative-time/relative-time.tsx';
import { RingChart } from '../../components/ring-chart/ring-chart.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { SnackbarProvider } from '../../components/snackbar/snackbar.tsx';
import { Spinner } from '../../components/spinner/spinner.tsx';
import { StatusTag } from '../../components/status-tag/status-tag.tsx';
import { StepMarkers } from '../../components/step-markers/step-markers.tsx';
import { Superscript } from '../../components/superscript/superscript.tsx';
import { TabBar } from '../../components/tab-bar/tab-bar.tsx';
import { Table } from '../../components/table/table.tsx';
import { Tabs } from '../../components/tabs/tabs.tsx';
import { TimeDisplay } from '../../components/time-display/time-display.tsx';
import { Timeline } from '../../components/timeline/timeline.tsx';
import { VirtualList } from '../../components/virtual-list/virtual-list.tsx';
import { nothing, type Specimen } from './specimen.ts';

const saturday = '2026-11-21T19:42:00Z';

/** Views: what one looks at, and parts of the frame. */
export const views = {
  accordion: (say, marks) => (
    <Accordion
      items={[{ id: 'fee', title: say('What does it cost?'), content: say('Next day is free.') }]}
      headingLevel={2}
      defaultExpanded={['fee']}
      {...marks}
    />
  ),
  'app-header': (say, marks) => (
    <AppHeader title={say('Get paid')} isPageHeading={false} onBack={nothing} {...marks} />
  ),
  avatar: (say, marks) => <Avatar name={say('Ana Bell')} {...marks} />,
  badge: (say, marks) => <Badge count={3} label={say('3 unread messages')} {...marks} />,
  'bank-logo': (say, marks) => <BankLogo index={0} name={say('First Bank')} {...marks} />,
  banner: (say, marks) => (
    <Banner title={say('Monday is a holiday')} onDismiss={nothing} {...marks}>
      {say('Transfers arrive on Tuesday.')}
    </Banner>
  ),
  'bar-chart': (say, marks) => (
    <BarChart
      title={say('Earned this week')}
      currency="USD"
      days={[
        { date: '2026-11-20', minor: 8_000 },
        { date: '2026-11-21', minor: 12_050 },
      ]}
      text={{
        showTable: say('As a table'),
        showChart: say('As a chart'),
        day: say('Day'),
        amount: say('Amount'),
        today: say('Today'),
      }}
      {...marks}
    />
  ),
  'brand-logo': (say, marks) => (
    <BrandLogo logo={{ url: 'logo.svg', width: 120, height: 40 }} name={say('Dayfare')} {...marks} />
  ),
  'card-art': (say, marks) => (
    <CardArt
      name={say('Everyday card')}
      number="0923"
      status="active"
      statusLabel={say('Active')}
      {...marks}
    />
  ),
  'card-number': (_say, marks) => <CardNumber number="0923" {...marks} />,
  'copyable-number': (say, marks) => (
    <SnackbarProvider>
      <CopyableNumber label={say('Account number')} value="4417001122" {...marks} />
    </SnackbarProvider>
  ),
  countdown: (say, marks) => (
    <Countdown label={say('Your session ends in')} endsAt={Date.now() + 90_000} {...marks} />
  ),
  disclosure: (say, marks) => (
    <Disclosure label={say('How is this worked out?')} {...marks}>
      {say('Hours times rate.')}
    </Disclosure>
  ),
  'download-app-banner': (_say, marks) => <DownloadAppBanner href="#app" onClose={nothing} {...marks} />,
  'empty-state': (say, marks) => (
    <EmptyState title={say('No transfers yet')} {...marks}>
      {say('They show up here.')}
    </EmptyState>
  ),
  'error-state': (say, marks) => (
    <ErrorState title={say('That did not load')} onRetry={nothing} {...marks}>
      {say('Nothing was taken from your pay.')}
    </ErrorState>
  ),
  'issuer-statement': (say, marks) => (
    <IssuerStatement bank={say('Example Bank, N.A., Member FDIC')} {...marks} />
  ),
  list: (say, marks) => (
    <List heading={say('This week')} {...marks}>
      <ListRow title={say('Everyday checking')} />
    </List>
  ),
  'list-row': (say, marks) => (
    <ListRow
      href="#row"
      title={say('Everyday checking')}
      subtitle={say('Ending in 4417')}
      trailing="$40.00"
      {...marks}
    />
  ),
  'load-more': (_say, marks) => <LoadMore shown={20} total={40} onPress={nothing} {...marks} />,
  'loading-bar': (_say, marks) => <LoadingBar isLoading {...marks} />,
  'page-layout': (say, marks) => (
    <PageLayout label={say('Home')} {...marks}>
      {say('Good evening, Ana.')}
    </PageLayout>
  ),
  pagination: (_say, marks) => <Pagination page={2} pageCount={9} onChange={nothing} {...marks} />,
  'progress-bar': (say, marks) => <ProgressBar label={say('Uploading')} value={40} {...marks} />,
  'qr-code': (say, marks) => (
    <QrCode
      value="https://example.test/app"
      label={say('Get the app')}
      alternative={say('Or open example.test on your phone.')}
      {...marks}
    />
  ),
  'relative-time': (_say, marks) => (
    <RelativeTime date={saturday} now={Date.parse(saturday)} timeZone="America/New_York" {...marks} />
  ),
  'ring-chart': (say, marks) => (
    <RingChart
      title={say('Where it went')}
      currency="USD"
      parts={[
        { label: say('Food'), minor: 4_000 },
        { label: say('Rent'), minor: 9_000 },
      ]}
      text={{ total: say('Total'), part: say('Kind'), amount: say('Amount'), share: say('Share') }}
      {...marks}
    />
  ),
  skeleton: (_say, marks) => <Skeleton shape="row" {...marks} />,
  spinner: (_say, marks) => <Spinner {...marks} />,
  'status-tag': (say, marks) => (
    <StatusTag tone="success" {...marks}>
      {say('Arrived')}
    </StatusTag>
  ),
  'step-markers': (say, marks) => (
    <StepMarkers
      label={say('Your application')}
      steps={[say('You'), say('Address'), say('Done')]}
      current={1}
      {...marks}
    />
  ),
  superscript: (say, marks) => <Superscript text={say('Example® card')} {...marks} />,
  'tab-bar': (say, marks) => (
    <TabBar
      label={say('Main')}
      items={[
        { href: '#home', label: say('Home'), icon: House },
        { href: '#history', label: say('History'), icon: Receipt },
      ]}
      {...marks}
    />
  ),
  table: (say, marks) => (
    <Table
      caption={say('Transfers')}
      columns={[{ key: 'to', title: say('To'), cell: (row: string) => row }]}
      rows={[say('Everyday checking')]}
      getKey={(row) => row}
      empty={say('No transfers yet')}
      {...marks}
    />
  ),
  tabs: (say, marks) => (
    <Tabs
      label={say('Card')}
      items={[
        { id: 'a', title: say('Details'), content: say('Ending in 0923') },
        { id: 'b', title: say('Limits'), content: say('$500 a day') },
      ]}
      {...marks}
    />
  ),
  'time-display': (_say, marks) => <TimeDisplay seconds={3_725} {...marks} />,
  timeline: (say, marks) => (
    <Timeline
      label={say('Your transfer')}
      steps={[
        { title: say('Sent'), state: 'done' },
        { title: say('Arrives'), state: 'upcoming' },
      ]}
      {...marks}
    />
  ),
  'virtual-list': (say, marks) => (
    <VirtualList
      label={say('Employers')}
      items={[say('Example Stores')]}
      getKey={(item) => item}
      renderItem={(item) => item}
      {...marks}
    />
  ),
} as const satisfies Record<string, Specimen>;

import type { ScreenModule } from '../../platform/navigation/screen-route.ts';
import { Hub } from './hub.tsx';
import { useMoneyLines } from './use-money-lines.ts';

export const money = {
  Screen: () => <Hub group="money" lines={useMoneyLines()} />,
  title: 'app:titles.money',
} satisfies ScreenModule;

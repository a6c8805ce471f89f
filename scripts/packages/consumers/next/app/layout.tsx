import '@dayfare/themes/brands/paycor.css';
import '@dayfare/themes/reset';
import '@dayfare/themes/surfaces';
import * as paycor from '@dayfare/themes/brands/paycor';
import type { ReactNode } from 'react';
import { Providers } from './providers.tsx';

export const metadata = { title: "Another team's app", icons: 'data:,' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-brand={paycor.name} data-scheme="light">
      <body>
        <Providers defaults={paycor.defaultProps}>{children}</Providers>
      </body>
    </html>
  );
}

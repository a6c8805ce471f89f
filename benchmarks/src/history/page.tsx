import { type ComponentType, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { isLarge, type Transfer, transfers } from './transactions.ts';

/** A list of transfers, by day or without headings of days. */
export type HistoryList = ComponentType<{ rows: readonly Transfer[]; isByDay: boolean }>;

function Page({ List }: { List: HistoryList }) {
  const [rows, setRows] = useState(transfers);
  const [isByDay, setByDay] = useState(false);
  return (
    <main style={{ padding: 16 }}>
      <h1>Transfers</h1>
      <button type="button" id="filter" onClick={() => setRows(transfers.filter(isLarge))}>
        $50.00 or more
      </button>
      <button type="button" id="by-day" onClick={() => setByDay(true)}>
        By day
      </button>
      <List rows={rows} isByDay={isByDay} />
    </main>
  );
}

/** A page with all transfers in one list, a filter, and a switch to days. */
export function showHistory(List: HistoryList): void {
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<Page List={List} />);
}

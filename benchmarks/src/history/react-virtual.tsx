import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import type { HistoryList } from './page.tsx';
import { amountOf, type Line, linesOf, noteOf, statuses } from './transactions.ts';

function Content({ line }: { line: Line }) {
  if ('day' in line) return <h2>{line.day}</h2>;
  return (
    <div style={{ display: 'flex', justifyContent: 'space-between' }}>
      <div>
        <div>{line.title}</div>
        <div>{noteOf(line)}</div>
      </div>
      <div>
        <div>{amountOf(line)}</div>
        <div>{statuses[line.status]}</div>
      </div>
    </div>
  );
}

/** The list of its guide for rows that are measured: plain elements, without roles. */
export const List: HistoryList = ({ rows, isByDay }) => {
  const area = useRef<HTMLDivElement>(null);
  const lines = linesOf(rows, isByDay);
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => area.current,
    estimateSize: () => 64,
  });
  const shown = virtualizer.getVirtualItems();
  return (
    <div ref={area} style={{ height: 700, overflowY: 'auto' }}>
      <div style={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
        <div
          style={{ position: 'absolute', insetInline: 0, transform: `translateY(${shown[0]?.start ?? 0}px)` }}
        >
          {shown.map(({ key, index }) => {
            const line = lines[index];
            return (
              <div key={key} data-index={index} ref={virtualizer.measureElement} style={{ minHeight: 64 }}>
                {line && <Content line={line} />}
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
};

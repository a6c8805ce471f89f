/** A table in Markdown; numbers to the right. */
export function table(head, rows) {
  const cells = rows.map((row) => row.map(String));
  const line = (row) => `| ${row.join(' | ')} |`;
  return [line(head), line(head.map((_, at) => (at === 0 ? '-' : '-:'))), ...cells.map(line)].join('\n');
}

export const kilo = (size) => (size / 1000).toFixed(1);
export const milli = (time) => (time < 10 ? time.toFixed(1) : String(Math.round(time)));

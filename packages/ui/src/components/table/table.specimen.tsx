import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { Table } from './table.tsx';

export const page = 'views';

export const specimen: Specimen = (say, rootAttributes) => (
  <Table
    caption={say('Transfers')}
    columns={[{ key: 'to', title: say('To'), cell: (row: string) => row }]}
    rows={[say('Everyday checking')]}
    getKey={(row) => row}
    empty={say('No transfers yet')}
    {...rootAttributes}
  />
);

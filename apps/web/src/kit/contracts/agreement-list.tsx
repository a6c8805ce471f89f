import { List } from '@dayfare/ui/list';
import { ListRow } from '@dayfare/ui/list-row';
import { PolicySheet } from '@dayfare/ui/patterns/policy-sheet';
import { FileText } from 'lucide-react';
import { type ReactNode, useState } from 'react';

/** A legal text of a list: its id, its title and what is read. */
interface ListedAgreement {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

export interface AgreementListProps {
  agreements: readonly ListedAgreement[];
  /** Name of the row that opens one: "Read the terms of service". */
  nameOf: (title: string) => string;
  /** Called to load them again. */
  onRetry: () => void;
}

/** Agreements in a list, each of which opens in a sheet of its own. */
export function AgreementList({ agreements, nameOf, onRetry }: AgreementListProps) {
  const [reading, read] = useState({ isOpen: false, id: '' });
  return (
    <>
      <List isDivided>
        {agreements.map(({ id, title }) => (
          <ListRow
            key={id}
            icon={FileText}
            title={title}
            aria-label={nameOf(title)}
            aria-haspopup="dialog"
            onPress={() => read({ isOpen: true, id })}
          />
        ))}
      </List>
      <PolicySheet
        isOpen={reading.isOpen}
        policies={agreements.filter(({ id }) => id === reading.id)}
        onClose={() => read({ ...reading, isOpen: false })}
        onRetry={onRetry}
      />
    </>
  );
}

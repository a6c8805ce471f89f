import { productCard } from '@dayfare/domain/product';
import { Box } from '@dayfare/ui/box';
import { IssuerStatement } from '@dayfare/ui/issuer-statement';
import { useIsFetching } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { useApp } from '../app-context/app-context.ts';
import { useCell } from '../state/cell.ts';

/** The key of the configuration that names the bank behind the card, as the law wants it. The documents don't name it: it is ours. */
export const issuerKey = 'CardIssuer';

/**
 * Which bank issues the card of the person who is signed in, below the page. Nothing for someone without a card, and
 * nothing while the page waits for its first answers: they would push the footer out of sight.
 */
export default function Issuer() {
  const { startup } = useApp();
  // The data of an area are there when its first page is.
  useLocation();
  const bank = useCell(startup.configuration).value(issuerKey);
  const isWaiting = useIsFetching({ predicate: ({ state }) => state.status === 'pending' }) > 0;
  const hasCard = startup.data.value(`Is${productCard}Exists`) === '1';
  if (!bank || !hasCard || isWaiting) return null;
  return (
    <Box as="footer" paddingX={4} paddingY={3}>
      <IssuerStatement bank={bank} cardType={startup.data.value('CardProgram')} />
    </Box>
  );
}

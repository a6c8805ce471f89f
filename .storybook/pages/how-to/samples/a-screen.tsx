import { Amount } from '@dayfare/ui/amount';
import { Button } from '@dayfare/ui/button';
import { List } from '@dayfare/ui/list';
import { ListRow } from '@dayfare/ui/list-row';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';

/** One idea, one number, one thing to do. */
export function Sample() {
  return (
    <Stack gap="section">
      <Stack gap={1}>
        <Text tone="muted" align="center">
          Ready for you
        </Text>
        <Amount minor={12_050} currency="USD" size="hero" align="center" />
      </Stack>
      <List heading="Where it goes" headingLevel={3}>
        <ListRow title="Everyday checking" subtitle="Ending in 4417" />
      </List>
      <Button isStretched>Get $120.50</Button>
    </Stack>
  );
}

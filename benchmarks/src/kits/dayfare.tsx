import '@dayfare/themes/reset';
import '@dayfare/themes/surfaces';
import { Banner } from '@dayfare/ui/banner';
import { Button } from '@dayfare/ui/button';
import { Checkbox } from '@dayfare/ui/checkbox';
import { Dialog } from '@dayfare/ui/dialog';
import { ListRow } from '@dayfare/ui/list-row';
import { PasswordField } from '@dayfare/ui/password-field';
import { UiProvider } from '@dayfare/ui/provider';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { TextField } from '@dayfare/ui/text-field';
import type { Kit, Row } from '../kit.ts';

const brands = { plain: 'common', first: 'common', second: 'ukg' } as const;

export const Provider: Kit['Provider'] = ({ brand, children }) => {
  document.documentElement.dataset.brand = brands[brand];
  return <UiProvider locale="en-US">{children}</UiProvider>;
};

export const kit: Kit = {
  Provider,
  Stack: ({ children }) => <Stack gap={4}>{children}</Stack>,
  Heading: ({ children }) => <Text variant="title">{children}</Text>,
  Field: ({ label, type, error }) =>
    type === 'password' ? (
      <PasswordField label={label} error={error} />
    ) : (
      <TextField label={label} error={error} />
    ),
  Tick: ({ children }) => <Checkbox>{children}</Checkbox>,
  Problem: ({ title, children }) => (
    <Banner tone="danger" title={title}>
      {children}
    </Banner>
  ),
  Submit: ({ children, onPress }) => <Button onPress={onPress}>{children}</Button>,
  Question: ({ isOpen, title, children, yes, no, onAnswer }) => (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onAnswer}
      dismissable={false}
      role="alertdialog"
      title={title}
      actions={
        <>
          <Button onPress={onAnswer}>{yes}</Button>
          <Button variant="quiet" onPress={onAnswer}>
            {no}
          </Button>
        </>
      }
    >
      <Text>{children}</Text>
    </Dialog>
  ),
};

export const ItemRow: Row = ({ title, note, amount }) => (
  <ListRow title={title} subtitle={note} trailing={amount} />
);

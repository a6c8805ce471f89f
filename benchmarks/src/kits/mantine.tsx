import '@mantine/core/styles.css';
import {
  Alert,
  Button,
  Checkbox,
  createTheme,
  Group,
  MantineProvider,
  Modal,
  PasswordInput,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import type { Kit, Row } from '../kit.ts';

const themes = {
  plain: createTheme({}),
  first: createTheme({ primaryColor: 'teal', defaultRadius: 'lg' }),
  second: createTheme({ primaryColor: 'violet', defaultRadius: 'xs' }),
};

export const Provider: Kit['Provider'] = ({ brand, nonce, children }) => (
  <MantineProvider theme={themes[brand]} getStyleNonce={() => nonce}>
    {children}
  </MantineProvider>
);

export const kit: Kit = {
  Provider,
  Stack: ({ children }) => <Stack>{children}</Stack>,
  Heading: ({ children }) => <Title order={1}>{children}</Title>,
  Field: ({ label, type, error }) =>
    type === 'password' ? (
      <PasswordInput label={label} error={error} />
    ) : (
      <TextInput label={label} error={error} />
    ),
  Tick: ({ children }) => <Checkbox label={children} />,
  Problem: ({ title, children }) => (
    <Alert color="red" title={title}>
      {children}
    </Alert>
  ),
  Submit: ({ children, onPress }) => <Button onClick={onPress}>{children}</Button>,
  Question: ({ isOpen, title, children, yes, no, onAnswer }) => (
    <Modal opened={isOpen} onClose={onAnswer} title={title} withCloseButton={false}>
      <Text>{children}</Text>
      <Group>
        <Button variant="default" onClick={onAnswer}>
          {no}
        </Button>
        <Button onClick={onAnswer}>{yes}</Button>
      </Group>
    </Modal>
  ),
};

export const ItemRow: Row = ({ title, note, amount }) => (
  <Group justify="space-between">
    <div>
      <Text>{title}</Text>
      <Text size="sm" c="dimmed">
        {note}
      </Text>
    </div>
    <Text>{amount}</Text>
  </Group>
);

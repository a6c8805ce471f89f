import { Alert } from '@chakra-ui/react/alert';
import { Button } from '@chakra-ui/react/button';
import { Checkbox } from '@chakra-ui/react/checkbox';
import { Dialog } from '@chakra-ui/react/dialog';
import { Field } from '@chakra-ui/react/field';
import { Heading } from '@chakra-ui/react/heading';
import { Input } from '@chakra-ui/react/input';
import { Portal } from '@chakra-ui/react/portal';
import { defaultConfig, defaultSystem } from '@chakra-ui/react/preset';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { ChakraProvider, createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { Kit, Row } from '../kit.ts';
import { nonce } from '../pages/nonce.ts';

const cache = createCache({ key: 'css', nonce });

const system = (palette: string) =>
  createSystem(defaultConfig, defineConfig({ globalCss: { html: { colorPalette: palette } } }));

const systems = { plain: defaultSystem, first: system('teal'), second: system('purple') };

export const Provider: Kit['Provider'] = ({ brand, children }) => (
  <CacheProvider value={cache}>
    <ChakraProvider value={systems[brand]}>{children}</ChakraProvider>
  </CacheProvider>
);

export const kit: Kit = {
  Provider,
  Stack: ({ children }) => <Stack>{children}</Stack>,
  Heading: ({ children }) => <Heading as="h1">{children}</Heading>,
  Field: ({ label, type, error }) => (
    <Field.Root invalid={error !== undefined}>
      <Field.Label>{label}</Field.Label>
      <Input type={type ?? 'text'} />
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  ),
  Tick: ({ children }) => (
    <Checkbox.Root>
      <Checkbox.HiddenInput />
      <Checkbox.Control />
      <Checkbox.Label>{children}</Checkbox.Label>
    </Checkbox.Root>
  ),
  Problem: ({ title, children }) => (
    <Alert.Root status="error">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{title}</Alert.Title>
        <Alert.Description>{children}</Alert.Description>
      </Alert.Content>
    </Alert.Root>
  ),
  Submit: ({ children, onPress }) => <Button onClick={onPress}>{children}</Button>,
  Question: ({ isOpen, title, children, yes, no, onAnswer }) => (
    <Dialog.Root role="alertdialog" open={isOpen} onOpenChange={onAnswer}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <p>{children}</p>
            </Dialog.Body>
            <Dialog.Footer>
              <Button variant="outline" onClick={onAnswer}>
                {no}
              </Button>
              <Button onClick={onAnswer}>{yes}</Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  ),
};

export const ItemRow: Row = ({ title, note, amount }) => (
  <HStack justify="space-between">
    <div>
      <Text>{title}</Text>
      <Text color="fg.muted">{note}</Text>
    </div>
    <Text>{amount}</Text>
  </HStack>
);

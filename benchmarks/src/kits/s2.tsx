import '@react-spectrum/s2/page.css';
import { AlertDialog } from '@react-spectrum/s2/AlertDialog';
import { Button } from '@react-spectrum/s2/Button';
import { Checkbox } from '@react-spectrum/s2/Checkbox';
import { Content } from '@react-spectrum/s2/Content';
import { DialogContainer } from '@react-spectrum/s2/Dialog';
import { Heading } from '@react-spectrum/s2/Heading';

import { InlineAlert } from '@react-spectrum/s2/InlineAlert';
import { Provider as S2Provider } from '@react-spectrum/s2/Provider';
import { TextField } from '@react-spectrum/s2/TextField';
import type { Kit, Row } from '../kit.ts';

export const Provider: Kit['Provider'] = ({ children }) => <S2Provider locale="en-US">{children}</S2Provider>;

export const kit: Kit = {
  Provider,
  Stack: ({ children }) => <div>{children}</div>,
  Heading: ({ children }) => <h1>{children}</h1>,
  Field: ({ label, type, error }) => (
    <TextField label={label} type={type ?? 'text'} isInvalid={error !== undefined} errorMessage={error} />
  ),
  Tick: ({ children }) => <Checkbox>{children}</Checkbox>,
  Problem: ({ title, children }) => (
    <InlineAlert variant="negative">
      <Heading>{title}</Heading>
      <Content>{children}</Content>
    </InlineAlert>
  ),
  Submit: ({ children, onPress }) => (
    <Button variant="accent" onPress={onPress}>
      {children}
    </Button>
  ),
  Question: ({ isOpen, title, children, yes, no, onAnswer }) => (
    <DialogContainer onDismiss={onAnswer}>
      {isOpen && (
        <AlertDialog
          variant="warning"
          title={title}
          primaryActionLabel={yes}
          cancelLabel={no}
          onPrimaryAction={onAnswer}
          onCancel={onAnswer}
        >
          {children}
        </AlertDialog>
      )}
    </DialogContainer>
  ),
};

/** Its ListView draws only the rows in sight; plain elements stand for a row that is mounted. */
export const ItemRow: Row = ({ title, note, amount }) => (
  <div>
    <div>{title}</div>
    <div>{note}</div>
    <div>{amount}</div>
  </div>
);

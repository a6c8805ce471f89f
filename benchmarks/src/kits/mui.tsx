import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import CssBaseline from '@mui/material/CssBaseline';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Kit, Row } from '../kit.ts';
import { nonce } from '../pages/nonce.ts';

const cache = createCache({ key: 'css', nonce });

const themes = {
  plain: createTheme(),
  first: createTheme({ palette: { primary: { main: '#0b5d4c' } }, shape: { borderRadius: 14 } }),
  second: createTheme({ palette: { primary: { main: '#5a22d6' } }, shape: { borderRadius: 2 } }),
};

export const Provider: Kit['Provider'] = ({ brand, children }) => (
  <CacheProvider value={cache}>
    <ThemeProvider theme={themes[brand]}>
      <CssBaseline />
      {children}
    </ThemeProvider>
  </CacheProvider>
);

export const kit: Kit = {
  Provider,
  Stack: ({ children }) => <Stack spacing={2}>{children}</Stack>,
  Heading: ({ children }) => (
    <Typography variant="h4" component="h1">
      {children}
    </Typography>
  ),
  Field: ({ label, type, error }) => (
    <TextField label={label} type={type ?? 'text'} error={error !== undefined} helperText={error} />
  ),
  Tick: ({ children }) => <FormControlLabel control={<Checkbox />} label={children} />,
  Problem: ({ title, children }) => (
    <Alert severity="error">
      <AlertTitle>{title}</AlertTitle>
      {children}
    </Alert>
  ),
  Submit: ({ children, onPress }) => (
    <Button variant="contained" onClick={onPress}>
      {children}
    </Button>
  ),
  Question: ({ isOpen, title, children, yes, no, onAnswer }) => {
    const id = useId();
    return (
      <Dialog open={isOpen} role="alertdialog" aria-labelledby={`${id}t`} aria-describedby={`${id}d`}>
        <DialogTitle id={`${id}t`}>{title}</DialogTitle>
        <DialogContent>
          <DialogContentText id={`${id}d`}>{children}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={onAnswer}>{no}</Button>
          <Button onClick={onAnswer} autoFocus>
            {yes}
          </Button>
        </DialogActions>
      </Dialog>
    );
  },
};

export const ItemRow: Row = ({ title, note, amount }) => (
  <ListItem component="div" secondaryAction={amount}>
    <ListItemText primary={title} secondary={note} />
  </ListItem>
);

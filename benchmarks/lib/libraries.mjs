/**
 * What is measured. `button` is how the library's guide imports one button; `provider` what its guide puts around the page.
 * @typedef {{ name: string, kit: string, button: string, note?: string }} Library
 */

/** @type {readonly Library[]} */
export const libraries = [
  {
    name: 'Dayfare',
    kit: 'dayfare',
    button: `import '@dayfare/themes/reset';
import { Button } from '@dayfare/ui/button';
export const page = <Button>Sign in</Button>;`,
  },
  {
    name: '@mui/material',
    kit: 'mui',
    button: `import Button from '@mui/material/Button';
export const page = <Button variant="contained">Sign in</Button>;`,
  },
  {
    name: '@mantine/core',
    kit: 'mantine',
    button: `import '@mantine/core/styles.css';
import { Button, MantineProvider } from '@mantine/core';
export const page = <MantineProvider><Button>Sign in</Button></MantineProvider>;`,
  },
  {
    name: 'antd',
    kit: 'antd',
    button: `import { Button } from 'antd';
export const page = <Button type="primary">Sign in</Button>;`,
  },
  {
    name: '@chakra-ui/react',
    kit: 'chakra',
    button: `import { Button, ChakraProvider, defaultSystem } from '@chakra-ui/react';
export const page = <ChakraProvider value={defaultSystem}><Button>Sign in</Button></ChakraProvider>;`,
  },
  {
    name: '@react-spectrum/s2',
    kit: 's2',
    button: `import '@react-spectrum/s2/page.css';
import { Button } from '@react-spectrum/s2/Button';
export const page = <Button variant="accent">Sign in</Button>;`,
  },
  {
    name: '@base-ui/react',
    kit: 'base-ui',
    button: `import { Button } from '@base-ui/react/button';
export const page = <Button>Sign in</Button>;`,
  },
];

/** React and a plain button: the floor that is taken off what one Button costs. */
export const floor = 'export const page = <button>Sign in</button>;';

/** Libraries whose guides show how a page changes its theme while it runs. */
export const themed = ['dayfare', 'mui', 'mantine', 'chakra'];

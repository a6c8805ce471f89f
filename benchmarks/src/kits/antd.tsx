import { Alert, Button, Checkbox, ConfigProvider, Flex, Form, Input, Modal, Typography } from 'antd';
import { useId } from 'react';
import type { Kit, Row } from '../kit.ts';

const themes = {
  plain: {},
  first: { token: { colorPrimary: '#0b5d4c', borderRadius: 14 } },
  second: { token: { colorPrimary: '#5a22d6', borderRadius: 2 } },
};

export const Provider: Kit['Provider'] = ({ brand, nonce, children }) => (
  <ConfigProvider theme={themes[brand]} csp={{ nonce }}>
    {children}
  </ConfigProvider>
);

export const kit: Kit = {
  Provider,
  Stack: ({ children }) => (
    <Flex vertical gap="middle">
      {children}
    </Flex>
  ),
  Heading: ({ children }) => <Typography.Title>{children}</Typography.Title>,
  Field: ({ label, type, error }) => {
    const id = useId();
    return (
      <Form.Item
        layout="vertical"
        label={label}
        htmlFor={id}
        validateStatus={error === undefined ? '' : 'error'}
        help={error}
      >
        {type === 'password' ? <Input.Password id={id} /> : <Input id={id} />}
      </Form.Item>
    );
  },
  Tick: ({ children }) => <Checkbox>{children}</Checkbox>,
  Problem: ({ title, children }) => <Alert type="error" showIcon title={title} description={children} />,
  Submit: ({ children, onPress }) => (
    <Button type="primary" onClick={onPress}>
      {children}
    </Button>
  ),
  Question: ({ isOpen, title, children, yes, no, onAnswer }) => (
    <Modal
      open={isOpen}
      title={title}
      okText={yes}
      cancelText={no}
      closable={false}
      onOk={onAnswer}
      onCancel={onAnswer}
    >
      <p>{children}</p>
    </Modal>
  ),
};

export const ItemRow: Row = ({ title, note, amount }) => (
  <Flex justify="space-between">
    <div>
      <Typography.Text>{title}</Typography.Text>
      <br />
      <Typography.Text type="secondary">{note}</Typography.Text>
    </div>
    <Typography.Text>{amount}</Typography.Text>
  </Flex>
);

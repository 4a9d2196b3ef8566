type Address = Record<string, unknown>;

/** The payment provider redirects the buyer to this page. */
export const paymentStatusSearch = ({ payment_intent: id }: Address): { payment_intent?: string } =>
  typeof id === 'string' && id !== '' ? { payment_intent: id } : {};

export const paymentSuccessSearch = ({ payment: id }: Address): { payment?: string } =>
  typeof id === 'string' && id !== '' ? { payment: id } : {};

export const paymentCancelSearch = ({ error: id }: Address): { error?: string } =>
  typeof id === 'string' && id !== '' ? { error: id } : {};

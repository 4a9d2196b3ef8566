import { expect, it } from 'vitest';
import { isConnectionLoss } from './connection-loss.ts';

const coded = (code: string): Error => Object.assign(new Error('of the driver'), { code });

it.each([
  ['the server shuts down', coded('57P01')],
  ['the server is starting up', coded('57P03')],
  ['the server has too many connections', coded('53300')],
  ['the connection is refused', coded('ECONNREFUSED')],
  ['the connection breaks', new Error('Connection terminated unexpectedly')],
  [
    'the connection breaks between two queries of a transaction',
    new Error('Client was closed and is not queryable'),
  ],
  ['the connection breaks inside a drizzle query', new Error('Failed query', { cause: coded('08006') })],
  ['no address of the host answers', new AggregateError([coded('ECONNREFUSED'), coded('ECONNREFUSED')])],
])('isConnectionLoss is true when %s', (_, error) => {
  expect(isConnectionLoss(error)).toBe(true);
});

it.each([
  ['a row already exists', coded('23505')],
  ['a query is invalid', new Error('Failed query', { cause: coded('42601') })],
  ['the password is wrong', coded('28P01')],
  ['an unrelated error is thrown', new Error('Connections are fun')],
  ['the error is only a string', 'lost'],
])('isConnectionLoss is false when %s', (_, error) => {
  expect(isConnectionLoss(error)).toBe(false);
});

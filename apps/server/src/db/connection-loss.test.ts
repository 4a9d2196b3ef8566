import { expect, it } from 'vitest';
import { isConnectionLoss } from './connection-loss.ts';

const coded = (code: string): Error => Object.assign(new Error('of the driver'), { code });

it.each([
  ['the server shuts down', coded('57P01')],
  ['it starts up', coded('57P03')],
  ['it takes no more connections', coded('53300')],
  ['nobody listens there', coded('ECONNREFUSED')],
  ['the connection broke', new Error('Connection terminated unexpectedly')],
  ['it broke between two queries of a transaction', new Error('Client was closed and is not queryable')],
  ['it broke inside a query of drizzle', new Error('Failed query', { cause: coded('08006') })],
  ['no address answers', new AggregateError([coded('ECONNREFUSED'), coded('ECONNREFUSED')])],
])('a database is away when %s', (_, error) => {
  expect(isConnectionLoss(error)).toBe(true);
});

it.each([
  ['a row stands there already', coded('23505')],
  ['a query is wrong', new Error('Failed query', { cause: coded('42601') })],
  ['the password is wrong', coded('28P01')],
  ['something else fails', new Error('Connections are fun')],
  ['nothing is known of it', 'lost'],
])('it is not when %s', (_, error) => {
  expect(isConnectionLoss(error)).toBe(false);
});

import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { transactionOn } from './database.ts';

it('a transaction that throws writes nothing and does not affect the next transaction', () => {
  const database = new DatabaseSync(':memory:');
  database.exec('create table t (n integer)');
  const transaction = transactionOn(database);
  const write = (n: number): void => database.exec(`insert into t values (${n})`);
  const fails = (): void =>
    transaction(() => {
      write(1);
      throw new Error('refused');
    });
  expect(fails).toThrow('refused');
  transaction(() => write(2));
  expect(database.prepare('select n from t').all()).toEqual([{ n: 2 }]);
});

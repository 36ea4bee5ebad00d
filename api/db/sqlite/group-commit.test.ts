import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { GroupCommit } from './group-commit'
import { SqliteConnection } from './sqlite-connection'
import type { WorkerResponse, WorkerRequest } from './sqlite-protocol'

let folder: string
let writer: SqliteConnection
let reader: SqliteConnection
let commits: GroupCommit
/** Each response with what a reader saw stored at that moment. */
let answered: { answer: WorkerResponse; kept: unknown[] }[]

beforeEach(() => {
  vi.useFakeTimers()
  folder = mkdtempSync(join(tmpdir(), 'smart-resume-commit-'))
  writer = new SqliteConnection(join(folder, 'test.sqlite'), false)
  reader = new SqliteConnection(join(folder, 'test.sqlite'), true)
  writer.control('create table t (n integer primary key)')
  answered = []
  commits = new GroupCommit(writer, reader, (answers) =>
    answered.push(...answers.map((answer) => ({ answer, kept: storedValues() }))),
  )
})
afterEach(() => {
  vi.useRealTimers()
  reader.close()
  writer.close()
  rmSync(folder, { recursive: true })
})

const storedValues = () =>
  reader
    .query({ sql: 'select n from t order by n', parameters: [] })
    .rows.map((row) => (row as { n: number }).n)
const insert = (
  n: number,
  transaction: number | null = null,
  sql = 'insert into t values (?)',
): WorkerRequest => ({
  id: n,
  do: 'query',
  transaction,
  read: false,
  sql,
  parameters: [n],
})
const count = (id: number): WorkerRequest => ({
  id,
  do: 'query',
  transaction: null,
  read: true,
  sql: 'select count(*) as n from t',
  parameters: [],
})
const begin = (transaction: number): WorkerRequest => ({ id: 100 + transaction, do: 'begin', transaction })
const end = (word: 'commit' | 'rollback', transaction: number): WorkerRequest => ({
  id: 200 + transaction,
  do: word,
  transaction,
})
const outcomes = () => answered.map(({ answer }) => [answer.id, 'error' in answer ? answer.error.code : 'ok'])

describe('writes in one batch', () => {
  test('are acknowledged after their common commit', () => {
    commits.enqueue([insert(1), insert(2), insert(3)])
    expect(answered.map(({ answer, kept }) => [answer.id, kept])).toEqual(
      [1, 2, 3].map((id) => [id, [1, 2, 3]]),
    )
  })

  test('a failing write does not affect others in its batch', () => {
    commits.enqueue([insert(1)])
    commits.enqueue([
      insert(2),
      insert(1),
      { ...insert(9), sql: 'insert into nowhere values (?)' } as WorkerRequest,
      insert(3),
    ])
    expect(outcomes().slice(1)).toEqual([
      [2, 'ok'],
      [1, 'SQLITE_CONSTRAINT_PRIMARYKEY'],
      [9, 'SQLITE_ERROR'],
      [3, 'ok'],
    ])
    expect(storedValues()).toEqual([1, 2, 3])
  })

  test('all fail when one of them rolls the whole transaction back', () => {
    commits.enqueue([insert(1)])
    commits.enqueue([insert(2), insert(1, null, 'insert or rollback into t values (?)'), insert(3)])
    expect(outcomes().slice(1)).toEqual([2, 1, 3].map((id) => [id, 'SQLITE_CONSTRAINT_PRIMARYKEY']))
    expect(storedValues()).toEqual([1])
    commits.enqueue([insert(4)])
    expect(storedValues()).toEqual([1, 4])
  })

  test('reads see the last commit, not the batch', () => {
    commits.enqueue([insert(1), count(50)])
    expect(answered[0]?.answer).toEqual({ id: 50, result: { rows: [{ n: 0 }] } })
  })
})

describe('an interactive transaction', () => {
  test('has the writer to itself: other writes wait, reads do not', () => {
    commits.enqueue([insert(1), begin(1), insert(2)])
    commits.enqueue([insert(3, 1), insert(4), count(50)])
    expect(outcomes()).toEqual([
      [1, 'ok'],
      [101, 'ok'],
      [50, 'ok'],
      [3, 'ok'],
    ])
    expect(storedValues()).toEqual([1])
    commits.enqueue([end('commit', 1)])
    expect(
      outcomes()
        .slice(4)
        .map(([id]) => id),
    ).toEqual([201, 2, 4])
    expect(storedValues()).toEqual([1, 2, 3, 4])
  })

  test('a rollback stores nothing', () => {
    commits.enqueue([begin(1), insert(1, 1), end('rollback', 1)])
    expect(storedValues()).toEqual([])
  })

  test('waits for its turn', () => {
    commits.enqueue([begin(1), begin(2), insert(1, 1), end('commit', 1), insert(2, 2), end('commit', 2)])
    expect(outcomes().map(([id]) => id)).toEqual([101, 1, 201, 102, 2, 202])
    expect(storedValues()).toEqual([1, 2])
  })

  test('an idle transaction is rolled back after ten seconds, and its next request fails', () => {
    commits.enqueue([begin(1), insert(1, 1), insert(2)])
    vi.advanceTimersByTime(10_000)
    expect(storedValues()).toEqual([2])
    commits.enqueue([insert(3, 1), end('commit', 1), end('rollback', 1)])
    expect(outcomes().slice(3)).toEqual([
      [3, 'TRANSACTION_OVER'],
      [201, 'TRANSACTION_OVER'],
      [201, 'ok'],
    ])
    expect(storedValues()).toEqual([2])
  })

  test('an active transaction is not rolled back, however long it takes in all', () => {
    commits.enqueue([begin(1)])
    for (let key = 1; key <= 3; key++) {
      vi.advanceTimersByTime(9_000)
      commits.enqueue([insert(key, 1)])
    }
    commits.enqueue([end('commit', 1)])
    expect(storedValues()).toEqual([1, 2, 3])
  })

  test('a transaction that SQLite rolled back by itself fails', () => {
    commits.enqueue([insert(1), begin(1), insert(2, 1)])
    commits.enqueue([insert(1, 1, 'insert or rollback into t values (?)'), insert(3, 1), end('rollback', 1)])
    expect(outcomes().slice(3)).toEqual([
      [1, 'SQLITE_CONSTRAINT_PRIMARYKEY'],
      [3, 'TRANSACTION_OVER'],
      [201, 'ok'],
    ])
    expect(storedValues()).toEqual([1])
  })
})

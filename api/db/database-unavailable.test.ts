import { describe, expect, test } from 'vitest'
import { isDatabaseUnavailable } from './database-unavailable'

const failed = (code: string, message = 'said so') => Object.assign(new Error(message), { code })

describe('isDatabaseUnavailable', () => {
  test.each([
    ['it is shut down', failed('57P01')],
    ['it crashed', failed('57P02')],
    ['it is starting', failed('57P03')],
    ['it has no connection left', failed('53300')],
    ['a statement took too long', failed('57014')],
    ['nobody listens', failed('ECONNREFUSED')],
    ['the connection broke', new Error('Connection terminated unexpectedly')],
    ['the pool waited too long', new Error('timeout exceeded when trying to connect')],
    [
      'a rollback on a broken connection',
      new Error('Client has encountered a connection error and is not queryable'),
    ],
  ])('an error is transient when %s', (_, error) => {
    expect(isDatabaseUnavailable(error)).toBe(true)
  })

  test.each([
    ['a row is there already', failed('23505')],
    ['the statement is wrong', failed('42601')],
    ['two waited for each other', failed('40P01')],
    ['its disk is full', failed('53100')],
    ['a program is wrong', new TypeError('x is not a function')],
    ['it is no error', 'Connection terminated'],
  ])('an error is not transient when %s', (_, error) => {
    expect(isDatabaseUnavailable(error)).toBe(false)
  })
})

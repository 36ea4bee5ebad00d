import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { parseRequestId } from './request-id'

const id = randomUUID()

test.each([
  [id, id],
  ['kept-pages', 'kept-pages'],
  ['13812345678', undefined],
  [`${id} and more`, undefined],
  [undefined, undefined],
])('for the header %s the log has %s', (sent, logged) => {
  expect(parseRequestId(new Headers(sent === undefined ? {} : { 'x-request-id': sent }))).toBe(logged)
})

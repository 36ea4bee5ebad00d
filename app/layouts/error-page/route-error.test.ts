import { expect, test } from 'vitest'
import { errorKind, errorStatus } from './route-error'

const answered = (status: number) => ({ status, statusText: '', internal: false, data: null })

test.each([
  [answered(404), 404, 'notFound'],
  [answered(403), 403, 'forbidden'],
  [answered(500), 500, 'server'],
  [answered(503), 503, 'waiting'],
  [answered(400), 400, 'other'],
  [answered(401), 401, 'auth'],
  [answered(429), 429, 'tooMany'],
  [new Error('drawn wrongly'), 500, 'server'],
  ['thrown', 500, 'server'],
] as const)('%j has the status %i and the kind %s', (error, status, kind) => {
  expect([errorStatus(error), errorKind(error)]).toEqual([status, kind])
})

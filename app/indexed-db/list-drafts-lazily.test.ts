import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listDraftsLazily } from './list-drafts-lazily'

const reading = vi.hoisted(() => ({ listDrafts: vi.fn() }))
vi.mock('./device-drafts', () => reading)

const draft = { id: 'd1' }
const stubDatabases = (databases: unknown) => vi.stubGlobal('indexedDB', { databases })

beforeEach(() => {
  reading.listDrafts.mockReset().mockResolvedValue([draft])
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('a device without any database is not searched', async () => {
  stubDatabases(() => Promise.resolve([]))
  expect(await listDraftsLazily()).toEqual([])
  expect(reading.listDrafts).not.toHaveBeenCalled()
})

test('a device with a database is searched, and so is one whose browser cannot tell', async () => {
  stubDatabases(() => Promise.resolve([{ name: 'smart-resume', version: 2 }]))
  expect(await listDraftsLazily()).toEqual([draft])
  stubDatabases(undefined)
  expect(await listDraftsLazily()).toEqual([draft])
})

test('a browser without storage has no drafts', async () => {
  stubDatabases(() => Promise.reject(new DOMException('no storage', 'SecurityError')))
  expect(await listDraftsLazily()).toEqual([])
  stubDatabases(undefined)
  reading.listDrafts.mockRejectedValue(new DOMException('no storage', 'InvalidStateError'))
  expect(await listDraftsLazily()).toEqual([])
})

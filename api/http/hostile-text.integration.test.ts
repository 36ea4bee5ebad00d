import { beforeEach, describe, expect, test } from 'vitest'
import { ApiCodes } from '#contract/http/api-codes'
import { type Endpoint, endpoints } from '#contract/http/endpoints'
import { streams } from '#contract/http/streams'
import { databases } from '../testing/databases'
import { generateInput } from '../testing/generate-input'
import { createTestAdmin, type TestUser } from '../testing/test-person'
import { scriptedAi } from '../testing/scripted-ai'
import { useTestApi } from '../testing/test-api'

type Row = Pick<Endpoint, 'method' | 'path' | 'input'>
const rows: Record<string, Row> = {
  ...endpoints,
  ...Object.fromEntries(
    Object.entries(streams).map(([name, row]) => [name, { ...row, method: 'POST' as const }]),
  ),
}
const hostile = { 'a zero byte': '\0', 'a half pair': '\ud800', 'a long text': '长'.repeat(90_000) }

type Leaf = { path: (string | number)[]; value: string | number }
function leavesOf(value: unknown, path: Leaf['path'] = []): Leaf[] {
  if (typeof value === 'string' || typeof value === 'number') return [{ path, value }]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, one]) => leavesOf(one, [...path, key]))
}

function withLeaf(document: unknown, { path }: Leaf, value: unknown): unknown {
  const copy = structuredClone(document) as Record<string, unknown>
  const holder = path.slice(0, -1).reduce((at, key) => at[key] as never, copy)
  holder[path.at(-1)!] = value
  return copy
}

test('an input can be generated for every endpoint', () => {
  for (const [name, { input }] of Object.entries(rows))
    expect([name, generateInput(input)]).not.toContain(undefined)
})

describe.each(databases)('hostile text on $name', ({ empty }) => {
  const api = useTestApi(empty, { ai: scriptedAi().provider })
  let person: TestUser
  let address = 0
  // A new user for each call, because some calls end the session.
  beforeEach(async () => void (person = await createTestAdmin(api)))

  async function ask({ method, path }: Row, input: object) {
    address += 1
    const headers = {
      authorization: `Bearer ${person.token}`,
      'content-type': 'application/json',
      'x-forwarded-for': `10.1.${address >> 8}.${address & 255}`,
    }
    if (method === 'POST') return api.app.request(path, { method, headers, body: JSON.stringify(input) })
    const query = new URLSearchParams(Object.entries(input).map(([name, one]) => [name, String(one)]))
    const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(query.get(name) ?? ''))
    return api.app.request(`${filled}?${query}`, { headers })
  }

  test.each(Object.keys(rows))('%s answers hostile text in any field with a proper error', async (name) => {
    const row = rows[name]!
    const good = generateInput(row.input) as object
    const failed: string[] = []
    for (const leaf of leavesOf(good)) {
      const bad = typeof leaf.value === 'number' ? { 'a large number': 2 ** 45 } : hostile
      for (const [what, value] of Object.entries(bad)) {
        const spoilt = [value, typeof value === 'string' ? `${leaf.value}${value}` : value]
        for (const one of new Set(spoilt)) {
          const answer = await ask(row, withLeaf(good, leaf, one) as object)
          await answer.body?.cancel()
          if (answer.status >= 500) failed.push(`${leaf.path.join('.')}: ${what}: ${answer.status}`)
        }
      }
    }
    expect(failed).toEqual([])
  })

  test('an id with a zero byte is not found', async () => {
    for (const [name, input] of [
      ['readSample', { id: '\0' }],
      ['readBlog', { id: '\0' }],
      ['readDownloadLink', { token: '\0' }],
      ['endSessions', { id: '\0' }],
    ] as const) {
      const answer = await ask(rows[name]!, input)
      expect([name, ((await answer.json()) as { code: number }).code]).toEqual([name, ApiCodes.notFound])
    }
  })

  test('text that cannot be stored is rejected at its field', async () => {
    const answer = await ask(rows.unlockShare!, { token: 'abc', password: 'a\0b' })
    expect(await answer.json()).toMatchObject({
      code: ApiCodes.invalidInput,
      data: { fields: { password: 'wrongType' } },
    })
  })
})

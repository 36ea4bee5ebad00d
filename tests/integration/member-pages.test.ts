import { expect, test } from 'vitest'
import { emptySqlite } from '#api/testing/databases'
import { useTestApi } from '#api/testing/test-api'
import { createTestUser, type TestUser } from '#api/testing/test-person'
import { createPageCache } from '#app/server/page-cache/page-cache.server'
import { createRenderedApp } from '#tests/app-harness/rendered-app'

const api = useTestApi(emptySqlite)
/** Returns a name whose characters are escaped differently in text and in scripts. */
const nameOf = (n: number) => `"O'<b>&\\林${n}号`

test(
  "a member's cached page equals the rendered page, and shows no other member",
  { timeout: 120_000 },
  async () => {
    const memberPageCache = createPageCache(() => Promise.resolve('v1'))
    const send = (input: string, init: RequestInit) =>
      Promise.resolve(api.app.fetch(new Request(input, init)))
    const [rendering, caching] = [
      await createRenderedApp('http://api', { send }),
      await createRenderedApp('http://api', { send, memberPageCache }),
    ]
    const members = await Promise.all(
      Array.from({ length: 3 }, async (_, n) => {
        const member = await createTestUser(api)
        await api.db
          .updateTable('users')
          .set({ nickname: nameOf(n) })
          .where('id', '=', member.userId)
          .execute()
        return member
      }),
    )
    const read = async (app: typeof caching, path: string, { token }: TestUser) => {
      const response = await app.request(path, { token })
      expect(response.status, path).toBe(200)
      return (await response.text()).replace(/nonce="[^"]*"/g, 'nonce')
    }
    const paths = ['/', '/pricing', '/tpls', '/resume/tpls', '/positions', '/resume/create', '/privacy']
    for (const path of paths)
      await Promise.all(
        members.map(async (member, n) => {
          const rendered = await read(rendering, path, member)
          for (let times = 0; times < 2; times++) expect(await read(caching, path, member)).toBe(rendered)
          const shown = members.map((_, other) => other).filter((other) => rendered.includes(`林${other}号`))
          expect(shown, path).toEqual([n])
        }),
      )
    expect(memberPageCache.size().pages).toBe(paths.length * members.length)
  },
)

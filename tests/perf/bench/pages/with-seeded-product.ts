import { authCookieName, serializeAuthCookie } from '#app/session/cookies/auth-cookie.server'
import { sendRequest } from '#tests/servers/send-request'
import { createSqliteKind } from '../seed/bench-databases'
import { seedDatabase } from '../seed/seed-database'
import { benchSecret, smallestSize } from '../seed/account-rows'
import { withServer } from '#tests/servers/start-product-server'
import { createDraftVisitor } from '../editor/draft-visitor'

/** A measured page. `isPublic`: search engines may index it; `cookie` is sent for a page of a user. */
export type MeasuredPage = { name: string; path: string; isPublic: boolean; cookie?: string }

/** Serves the product with a user who has resumes, and runs a task with the measured pages. */
export async function withMeasuredPages<T>(
  task: (origin: string, pages: MeasuredPage[], server: { pid: number }) => Promise<T>,
): Promise<T> {
  const kind = createSqliteKind()
  try {
    const place = await kind.make()
    const [person] = await seedDatabase(place, smallestSize)
    const token = `${authCookieName}=${serializeAuthCookie(person!.token, [benchSecret])}`
    const env = { DATA_DIR: place.dataDir, SESSION_SECRET: benchSecret }
    return await withServer(
      async ({ origin, pid }) => {
        const draft = await createDraftVisitor(origin, 'sample:campus-graduate')
        const edit = draft.editUrl.slice(origin.length)
        const pages = [
          { name: 'home', path: '/', isPublic: true },
          { name: 'templates', path: '/tpls', isPublic: true },
          { name: 'create', path: '/resume/create', isPublic: true },
          { name: 'positions', path: '/positions', isPublic: true },
          { name: 'pricing', path: '/pricing', isPublic: true },
          { name: 'blog', path: await firstArticle(origin), isPublic: true },
          { name: 'login', path: '/login', isPublic: false },
          { name: 'my resumes', path: '/resume/my', isPublic: false, cookie: token },
          { name: 'edit', path: edit, isPublic: false, cookie: draft.cookie },
        ]
        return task(origin, pages, { pid })
      },
      { env },
    )
  } finally {
    await kind.end()
  }
}

async function firstArticle(origin: string): Promise<string> {
  const { body } = await sendRequest(`${origin}/`, { headers: { accept: 'text/html' } })
  const [path] = /\/blogs\/detail\/[\w-]+/.exec(body.toString()) ?? []
  if (!path) throw new Error('the front page names no article')
  return path
}

import type { APIRequestContext, APIResponse } from '@playwright/test'
import { adminLists } from '#app/features/admin/admin-menu'
import { createAccessRules } from '#app/session/access-rules'
import { buildErrorRecord } from '../fixtures/build-error-record'
import { readPages } from '../../scripts/page-index'

export type Role = 'guest' | 'user' | 'admin'
/** The audience of a page by spec §5. */
type Audience = 'everybody' | 'users' | 'admins'
const audiences = { open: 'everybody', login: 'users', admin: 'admins' } as const satisfies Record<
  string,
  Audience
>
/** `isComponentBook`: a page of the component book, the same for everybody. */
export type PageCase = { path: string; for: Audience; status?: number; isComponentBook?: boolean }

/**
 * Ids for the URLs below: a user, a resume and an order of theirs, a chat, and the fingerprint of an error
 * report.
 */
export type PageFixtures = {
  resume: string
  order: string
  user: string
  chat: string
  errorFingerprint: string
}

/** An example for each path with parameters, and for each page that is empty without a query. */
const examples = (fixtures: PageFixtures): Record<string, string | { path: string; status: number }> => ({
  '/blogs/list/:type': '/blogs/list/guide',
  '/blogs/detail/:id': '/blogs/detail/background-check-what-is-checked',
  '/positions/:id': '/positions/frontend-engineer',
  '/tpls/:id': '/tpls/classic',
  '/compare-templates': '/compare-templates?compare=classic&compare=band',
  '/auth/wechat/finish': '/auth/wechat/finish?trouble=refused',
  '/user/orders/:tradeNo': `/user/orders/${fixtures.order}`,
  '/resume/create/scenario/:scenario': '/resume/create/scenario/campus',
  '/resume/edit/:resumeId': `/resume/edit/${fixtures.resume}`,
  '/resume/share/:resumeId': `/resume/share/${fixtures.resume}`,
  '/resume/versions/:resumeId': `/resume/versions/${fixtures.resume}`,
  '/resume/check/:resumeId': `/resume/check/${fixtures.resume}`,
  '/resume/samples/:resumeId': `/resume/samples/${fixtures.resume}?entry=s2-1`,
  '/resume/improve/:resumeId': `/resume/improve/${fixtures.resume}`,
  '/resume/download': `/resume/download?resume=${fixtures.resume}`,
  '/admin/:list': '/admin/users',
  '/admin/users/:id': `/admin/users/${fixtures.user}`,
  '/admin/resume-view': `/admin/resume-view?resume=${fixtures.resume}`,
  '/admin/articles/:id': '/admin/articles/one-page-or-two',
  '/admin/article-preview/:id': '/admin/article-preview/one-page-or-two',
  '/admin/ai-chat-sessions/:id': `/admin/ai-chat-sessions/${fixtures.chat}`,
  '/admin/errors/:fingerprint': `/admin/errors/${fixtures.errorFingerprint}`,
  '/handoff/:token': { path: '/handoff/gone', status: 404 },
  '/s/:token': { path: '/s/gone', status: 404 },
  '/drafts/:id/check': { path: '/drafts/gone/check', status: 404 },
  '/drafts/:id/samples': { path: '/drafts/gone/samples', status: 404 },
})
/** Pages without a route, and all pages that share one. */
const extraPages: Omit<PageCase, 'for'>[] = [
  ...adminLists.map(({ path }) => ({ path })),
  { path: '/no-such-page', status: 404 },
  { path: '/demo/error-defense?status=403', status: 403 },
  { path: '/demo/error-defense?status=500', status: 500 },
]

/**
 * Returns each page of the product with an example URL. @throws when a path with parameters has no example
 */
export function allPages(fixtures: PageFixtures): PageCase[] {
  const exampleOf = examples(fixtures)
  const { pages } = readPages()
  const requiredAccess = createAccessRules(pages)
  const ownPages = pages
    .filter(({ hasComponent }) => hasComponent)
    .map(({ path }) => {
      const example = exampleOf[path] ?? path
      if (example === path && path.includes(':'))
        throw new Error(`tests/app-harness/all-pages.ts needs an example of ${path}`)
      return typeof example === 'string' ? { path: example } : example
    })
  const otherPages = extraPages.filter(({ path }) => !ownPages.some((page) => page.path === path))
  return [...ownPages, ...otherPages].map((page) => ({
    ...page,
    for: audiences[requiredAccess(page.path.replace(/\?.*/, ''))],
    ...(/^\/demo(\/|$)/.test(page.path) && { isComponentBook: true }),
  }))
}

export const canOpen = (persona: Role, page: PageCase): boolean =>
  page.for === 'everybody' || persona === 'admin' || (persona === 'user' && page.for === 'users')

/** Creates a resume and an unpaid order for the logged-in user. */
export async function createPageFixtures(request: APIRequestContext, origin: string): Promise<PageFixtures> {
  const post = (path: string, form: Record<string, string>) =>
    request.post(path, { form, headers: { origin }, maxRedirects: 0 })
  const started = await post('/resume/create', { start: 'sample:product-manager' })
  const resume = /\/resume\/edit\/([\w-]+)/.exec(started.headers().location ?? '')?.[1]
  const ordered = await post('/pricing', { intent: 'buy', productId: '200' })
  const order = /order=([\w-]+)/.exec(ordered.headers().location ?? '')?.[1]
  // Non-admins are redirected from there, and need neither id.
  const users = await (await request.get('/admin/users')).text()
  const user = /\/admin\/users\/([\w-]+)"/.exec(users)?.[1]
  const chat = user ? await createChat(post) : 'nothing'
  if (!resume || !order || !chat)
    throw new Error(`no resume, order or talk could be made: ${resume} ${order} ${chat}`)
  return { resume, order, user: user ?? 'nobody', chat, errorFingerprint: await reportError(request, origin) }
}

/** Asks the assistant a question within the free quota. @returns the id of the session */
async function createChat(post: (path: string, form: Record<string, string>) => Promise<APIResponse>) {
  const question = { intent: 'ask', askId: crypto.randomUUID(), question: '怎样写自我评价？' }
  const chatResponse = await post('/resume/chat', question)
  return /chat=([\w-]+)/.exec(chatResponse.headers().location ?? '')?.[1]
}

/** Reports an error as a page would. @returns its fingerprint */
async function reportError(request: APIRequestContext, origin: string): Promise<string> {
  const fingerprint = '0badfa17'
  const error = buildErrorRecord('page', {
    id: crypto.randomUUID(),
    fingerprint,
    timestamp: Date.now(),
    message: 'a page of the tests went wrong',
    stack: 'Error: a page of the tests went wrong\n    at draw (/assets/page.js:1:2345)',
  })
  const data = { errors: [error], timestamp: Date.now() }
  const storedCount = await request.post('/api/errors/beacon-report', { data, headers: { origin } })
  if (storedCount.status() !== 204) throw new Error(`an error could not be reported: ${storedCount.status()}`)
  return fingerprint
}

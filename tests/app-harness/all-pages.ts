import type { APIRequestContext, APIResponse } from '@playwright/test'
import { demoGroups, demoPages } from '#app/features/component-demos/demo-pages'

export type Role = 'guest' | 'user' | 'admin'
/** Who a page is for, as spec §5 has it. */
type Audience = 'everybody' | 'users' | 'admins'
/** `isBook`: a page of the component book, the same for everybody. */
export type PageCase = { path: string; for: Audience; status?: number; isComponentBook?: boolean }

/** What the addresses below need: an account's number, one of its resumes, one of its orders, somebody's talk with the assistant, and an error that was reported. */
export type PageFixtures = {
  resume: string
  order: string
  user: string
  chat: string
  errorFingerprint: string
}

/** Each page of the product at an address of its own; a test of the house insists that none is missing. */
export function allPages({ resume, order, user, chat, errorFingerprint }: PageFixtures): PageCase[] {
  const publicPages = [
    '/',
    '/resume/create',
    '/resume/create/scenario-start',
    '/resume/create/scenario/campus',
    '/resume/create/import',
    '/resume/create/import/done',
    '/resume/edit/offline',
    '/tpls',
    '/tpls/classic',
    '/positions',
    '/positions/frontend-engineer',
    '/blogs/list/guide',
    '/blogs/detail/background-check-what-is-checked',
    '/pricing',
    '/vipMarket',
    '/help',
    '/agreement',
    '/privacy',
    '/login',
    '/offline',
    '/dev/outbox',
    '/auth/wechat/finish?trouble=refused',
  ]
  const users = [
    '/resume/my',
    '/resume/tpls',
    '/resume/positions',
    '/resume/chat',
    `/resume/edit/${resume}`,
    `/resume/share/${resume}`,
    `/resume/versions/${resume}`,
    `/resume/check/${resume}`,
    `/resume/samples/${resume}?entry=s2-1`,
    `/resume/improve/${resume}`,
    `/resume/download?resume=${resume}`,
    '/resume/keep',
    '/user',
    '/user/invite',
    '/user/orders',
    `/user/orders/${order}`,
  ]
  const admins = [
    '/admin',
    '/admin/users',
    `/admin/users/${user}`,
    '/admin/resumes',
    `/admin/resume-view?resume=${resume}`,
    '/admin/ai-chat-sessions',
    `/admin/ai-chat-sessions/${chat}`,
    '/admin/orders',
    '/admin/feedback',
    '/admin/products',
    '/admin/drafts',
    '/admin/errors',
    `/admin/errors/${errorFingerprint}`,
    '/admin/providers',
    '/admin/audit',
  ]
  const book = ['/demo', ...demoGroups.flatMap((group) => demoPages[group]).map((name) => `/demo/${name}`)]
  return [
    ...publicPages.map((path) => ({ path, for: 'everybody' as const })),
    { path: '/no-such-page', for: 'everybody', status: 404 },
    { path: '/handoff/gone', for: 'everybody', status: 404 },
    { path: '/s/gone', for: 'everybody', status: 404 },
    { path: '/drafts/gone/check', for: 'everybody', status: 404 },
    { path: '/drafts/gone/samples', for: 'everybody', status: 404 },
    ...users.map((path) => ({ path, for: 'users' as const })),
    ...admins.map((path) => ({ path, for: 'admins' as const })),
    ...book.map((path) => ({ path, for: 'everybody' as const, isComponentBook: true })),
    ...[403, 500].map((status) => ({
      path: `/demo/error-defense?status=${status}`,
      for: 'everybody' as const,
      status,
      isComponentBook: true,
    })),
  ]
}

export const canOpen = (persona: Role, page: PageCase): boolean =>
  page.for === 'everybody' || persona === 'admin' || (persona === 'user' && page.for === 'users')

/** Makes a resume and an unpaid order for whoever is logged in. */
export async function createPageFixtures(request: APIRequestContext, origin: string): Promise<PageFixtures> {
  const post = (path: string, form: Record<string, string>) =>
    request.post(path, { form, headers: { origin }, maxRedirects: 0 })
  const started = await post('/resume/create', { start: 'sample:product-manager' })
  const resume = /\/resume\/edit\/([\w-]+)/.exec(started.headers().location ?? '')?.[1]
  const ordered = await post('/pricing', { intent: 'buy', productId: '200' })
  const order = /order=([\w-]+)/.exec(ordered.headers().location ?? '')?.[1]
  // Who is no admin is led away from there, and needs neither.
  const users = await (await request.get('/admin/users')).text()
  const user = /\/admin\/users\/([\w-]+)"/.exec(users)?.[1]
  const chat = user ? await createChat(post) : 'nothing'
  if (!resume || !order || !chat)
    throw new Error(`no resume, order or talk could be made: ${resume} ${order} ${chat}`)
  return { resume, order, user: user ?? 'nobody', chat, errorFingerprint: await reportError(request, origin) }
}

/** Asks the assistant what an account may ask for nothing. @returns the number of the session */
async function createChat(post: (path: string, form: Record<string, string>) => Promise<APIResponse>) {
  const question = { intent: 'ask', askId: crypto.randomUUID(), question: '怎样写自我评价？' }
  const chatResponse = await post('/resume/chat', question)
  return /chat=([\w-]+)/.exec(chatResponse.headers().location ?? '')?.[1]
}

/** Reports an error as a page would. @returns its fingerprint */
async function reportError(request: APIRequestContext, origin: string): Promise<string> {
  const fingerprint = '0badfa17'
  const error = {
    id: crypto.randomUUID(),
    fingerprint,
    timestamp: Date.now(),
    type: 'javascript',
    level: 'high',
    message: 'a page of the tests went wrong',
    stack: 'Error: a page of the tests went wrong\n    at draw (/assets/page.js:1:2345)',
    url: '/pricing',
    userAgent: 'tests',
    route: { path: '/pricing', name: '', params: [], query: [] },
    context: {
      performance: { sinceOpenMs: 1200 },
      loggedIn: false,
      device: { width: 390, height: 844, ratio: 2, online: true },
    },
  }
  const data = { errors: [error], timestamp: Date.now() }
  const storedCount = await request.post('/api/errors/beacon-report', { data, headers: { origin } })
  if (storedCount.status() !== 204) throw new Error(`an error could not be reported: ${storedCount.status()}`)
  return fingerprint
}

import { describe, expect, test } from 'vitest'
import { decideAccess, type RequiredAccess, type AccessDecision } from './access-rules'
import { requiredAccess } from './required-access'

/** The route table of the spec (§2) with its access (§5). */
const table: [path: string, access: RequiredAccess][] = [
  ['/', 'open'],
  ['/tpls', 'open'],
  ['/pricing', 'open'],
  ['/vipMarket', 'open'],
  ['/login', 'open'],
  ['/blogs/detail/7', 'open'],
  ['/blogs/list/news', 'open'],
  ['/demo/test', 'open'],
  ['/nowhere', 'open'],
  ['/resume', 'login'],
  ['/resume/my', 'login'],
  ['/resume/tpls', 'login'],
  ['/resume/positions', 'login'],
  ['/resume/download', 'login'],
  ['/resume/edit', 'login'],
  ['/resume/edit/r1', 'login'],
  ['/resume/nowhere', 'login'],
  ['/resume/create', 'open'],
  ['/resume/create/scenario-start', 'open'],
  ['/resume/create/scenario/campus', 'open'],
  ['/resume/edit/offline', 'open'],
  ['/user', 'login'],
  ['/user/invite', 'login'],
  ['/user/export', 'login'],
  ['/admin', 'admin'],
  ['/admin/users', 'admin'],
  ['/admin/resumes', 'admin'],
  ['/admin/ai-chat-sessions', 'admin'],
  ['/admin/resume-view', 'admin'],
]

/** Access × auth state → decision. */
const verdicts: Record<RequiredAccess, Record<'guest' | 'user' | 'admin' | 'unknown', AccessDecision>> = {
  open: { guest: 'allow', user: 'allow', admin: 'allow', unknown: 'allow' },
  login: { guest: 'redirect-to-login', user: 'allow', admin: 'allow', unknown: 'unavailable' },
  admin: { guest: 'redirect-to-login', user: 'redirect-home', admin: 'allow', unknown: 'unavailable' },
}
const comers = ['guest', 'user', 'admin', 'unknown'] as const
const rows = table.flatMap(([path, access]) =>
  comers.map((comer) => [path, comer, verdicts[access][comer]] as const),
)

describe('the access rules', () => {
  test.each(rows)('%s for %s: %s', (path, comer, verdict) => {
    const kindOfUser = comer === 'admin' ? 'user' : comer
    expect(decideAccess(requiredAccess(path), kindOfUser, comer === 'admin')).toBe(verdict)
  })

  test('a missing admin check counts as failed', () => {
    expect(decideAccess('admin', 'user', undefined)).toBe('redirect-home')
  })
})

describe('a path in another spelling', () => {
  const ways: [string, (path: string) => string][] = [
    ['in capitals', (path) => path.toUpperCase()],
    ['with an escape', (path) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`)],
    [
      'with capitals in an escape',
      (path) => path.replace(/[m-o]/g, (l) => `%${l.charCodeAt(0).toString(16).toUpperCase()}`),
    ],
    ['with double slashes', (path) => path.replaceAll('/', '//')],
    ['with a slash at its end', (path) => `${path}/`],
    ['with slashes at its end', (path) => `${path}///`],
  ]
  test.each(ways)('%s requires the same access', (_, write) => {
    const read = table.map(([path]) => [path, requiredAccess(write(path))])
    expect(read).toEqual(table)
  })

  test.each<[string, RequiredAccess]>([
    ['/%72esume', 'login'],
    ['/re%73ume/my', 'login'],
    ['//admin//users/', 'admin'],
    ['/Admin', 'admin'],
    ['/%61dmin%2Fusers', 'admin'],
    ['/resume/create/../my', 'login'],
    ['/resume/createx', 'login'],
    ['/resume/edit/offline/more', 'login'],
    ['/resume/edit/offlinex', 'login'],
    ['/resumes', 'open'],
    ['/username', 'open'],
    ['/administration', 'open'],
    ['/a/resume/my', 'open'],
    ['/resume/%', 'login'],
    ['/user%', 'open'],
  ])('%s is %s', (path, access) => {
    expect(requiredAccess(path)).toBe(access)
  })

  test.each<[string, RequiredAccess]>([
    ['/user.data', 'login'],
    ['/resume/my.data', 'login'],
    ['/resume.data', 'login'],
    ['/admin.data', 'admin'],
    ['/admin/users.data', 'admin'],
    ['/resume/create.data', 'open'],
    ['/resume/edit/offline.data', 'open'],
    ['/_root.data', 'open'],
  ])('the data request of %s is %s', (path, access) => {
    expect(requiredAccess(path)).toBe(access)
  })
})

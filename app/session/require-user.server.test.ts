import { describe, expect, test } from 'vitest'
import { fakeApiClient, failingWith, failUnreachable } from '#tests/fake-api/fake-api-client'
import { requireUser } from './require-user.server'
import type { CurrentUser } from './current-user.server'

const user: CurrentUser = { state: 'user', benefits: null }

function ask(
  path: string,
  user: CurrentUser,
  answers: Parameters<typeof fakeApiClient>[0] = {},
  method = 'GET',
) {
  const api = fakeApiClient(answers)
  const request = new Request(`http://us.example${path}`, { method })
  return requireUser({ request, context: { getCurrentUser: () => Promise.resolve(user), api } })
}

async function thrown(promise: Promise<unknown>): Promise<Response> {
  const caught: unknown = await promise.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (!(caught instanceof Response)) throw new Error(`no response but ${String(caught)}`)
  return caught
}

describe('requireUser', () => {
  test('returns a logged-in user', async () => {
    expect(await ask('/resume/my', user)).toBe(user)
  })

  test.each([
    ['/resume/my?sort=title', '/?login=&to=%2Fresume%2Fmy%3Fsort%3Dtitle'],
    ['/user?code=1&state=2', '/?login=&to=%2Fuser'],
  ])('redirects a guest from %s to the login, with the path to return to', async (path, to) => {
    const answer = await thrown(ask(path, { state: 'guest' }))
    expect([answer.status, answer.headers.get('location')]).toEqual([302, to])
  })

  test('keeps no path of a form to return to', async () => {
    const answer = await thrown(ask('/resume/my', { state: 'guest' }, {}, 'POST'))
    expect(answer.headers.get('location')).toBe('/?login=')
  })

  test('answers a script with 401 instead of a page', async () => {
    const request = new Request('http://us.example/resume/save', {
      method: 'POST',
      headers: { accept: 'application/json' },
    })
    const context = {
      getCurrentUser: () => Promise.resolve<CurrentUser>({ state: 'guest' }),
      api: fakeApiClient({}),
    }
    const answer = await thrown(requireUser({ request, context }))
    expect([answer.status, await answer.json()]).toEqual([401, { problem: 'login' }])
  })

  test('guards a route even if the access rules do not list its path', async () => {
    const answer = await thrown(ask('/elsewhere', { state: 'guest' }))
    expect(answer.headers.get('location')).toContain('/?login=')
  })

  test('answers 503 while the session cannot be checked, and does not log out', async () => {
    expect((await thrown(ask('/user', { state: 'unknown' }))).status).toBe(503)
  })

  test('lets only admins into /admin', async () => {
    expect(await ask('/admin/users', user, { checkAdmin: () => true })).toBe(user)
    for (const checkAdmin of [() => false, failingWith(-6000), failUnreachable]) {
      const answer = await thrown(ask('/admin/users', user, { checkAdmin }))
      expect(answer.headers.get('location')).toBe('/')
    }
  })
})

import { describe, expect, test } from 'vitest'
import { fakeApiClient, failingWith, failUnreachable } from '#tests/fakes/fake-api-client'
import { requireUser } from './require-user.server'
import type { CurrentUser } from './current-user.server'

const user: CurrentUser = { state: 'user', benefits: null }

function ask(
  path: string,
  who: CurrentUser,
  answers: Parameters<typeof fakeApiClient>[0] = {},
  method = 'GET',
) {
  const api = fakeApiClient(answers)
  const request = new Request(`http://us.example${path}`, { method })
  return requireUser({ request, context: { getCurrentUser: () => Promise.resolve(who), api } })
}

async function thrown(promise: Promise<unknown>): Promise<Response> {
  const caught: unknown = await promise.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (!(caught instanceof Response)) throw new Error(`no response but ${String(caught)}`)
  return caught
}

describe('the guard', () => {
  test('proves a user', async () => {
    expect(await ask('/resume/my', user)).toBe(user)
  })

  test.each([
    ['/resume/my?sort=title', '/?login=&to=%2Fresume%2Fmy%3Fsort%3Dtitle'],
    ['/user?code=1&state=2', '/?login=&to=%2Fuser'],
  ])('sends a stranger from %s to the login, remembering the way', async (path, to) => {
    const answer = await thrown(ask(path, { state: 'guest' }))
    expect([answer.status, answer.headers.get('location')]).toEqual([302, to])
  })

  test('remembers no way that cannot be gone again', async () => {
    const answer = await thrown(ask('/resume/my', { state: 'guest' }, {}, 'POST'))
    expect(answer.headers.get('location')).toBe('/?login=')
  })

  test('tells a script so, which would take a page for an answer', async () => {
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

  test('guards a door even where the rule of paths knows nothing of it', async () => {
    const answer = await thrown(ask('/elsewhere', { state: 'guest' }))
    expect(answer.headers.get('location')).toContain('/?login=')
  })

  test('says 503 while nobody can tell, and does not log out', async () => {
    expect((await thrown(ask('/user', { state: 'unknown' }))).status).toBe(503)
  })

  test('lets admins alone into /admin', async () => {
    expect(await ask('/admin/users', user, { checkAdmin: () => true })).toBe(user)
    for (const checkAdmin of [() => false, failingWith(-6000), failUnreachable]) {
      const answer = await thrown(ask('/admin/users', user, { checkAdmin }))
      expect(answer.headers.get('location')).toBe('/')
    }
  })
})

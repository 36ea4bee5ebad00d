import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { favouritesStore, loadFavourites, toggleFavourite } from './favourite-templates'

let kept: string[]
const url = `*/favourite-templates`
const server = setupServer(
  http.post(url, async ({ request }) => {
    const form = new URLSearchParams(await request.text())
    kept = [...new Set([...form.getAll('add'), ...kept])].filter((id) => !form.getAll('remove').includes(id))
    return HttpResponse.json(kept)
  }),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
afterEach(() => server.resetHandlers())
beforeEach(() => {
  kept = []
  localStorage.clear()
  favouritesStore.setState({ ids: new Set(), isMember: undefined })
})
const shown = () => [...favouritesStore.getState().ids]
const onDevice = () => JSON.parse(localStorage.getItem('favourite-templates') ?? '[]') as string[]

describe('favourites', () => {
  test('of a guest stay on the device', async () => {
    await loadFavourites(false)
    expect(await toggleFavourite('classic')).toBe(true)
    expect([shown(), onDevice(), kept]).toEqual([['classic'], ['classic'], []])
    await toggleFavourite('classic')
    expect([shown(), onDevice()]).toEqual([[], []])
  })

  test('of a guest are carried over to the account at login, once', async () => {
    await loadFavourites(false)
    await toggleFavourite('classic')
    kept = ['band']
    await loadFavourites(true)
    expect(shown()).toEqual(['classic', 'band'])
    expect([kept, onDevice()]).toEqual([['classic', 'band'], []])
  })

  test('stay on the device while the account cannot be reached', async () => {
    localStorage.setItem('favourite-templates', '["classic"]')
    server.use(http.post(url, () => HttpResponse.error()))
    await loadFavourites(true)
    expect([shown(), onDevice()]).toEqual([['classic'], ['classic']])
  })

  test('are as before when a change could not be kept', async () => {
    kept = ['band']
    await loadFavourites(true)
    server.use(http.post(url, () => new HttpResponse(null, { status: 503 })))
    expect(await toggleFavourite('classic')).toBe(false)
    expect(shown()).toEqual(['band'])
  })

  test.each(['{', '7', '{"a":1}', '[7]'])('what else is stored as %s does no harm', async (stored) => {
    localStorage.setItem('favourite-templates', stored)
    await loadFavourites(false)
    expect(shown()).toEqual([])
  })
})

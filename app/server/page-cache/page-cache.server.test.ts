import { afterEach, expect, test, vi } from 'vitest'
import { createPageCache, guestPageLimits, respondWithCachedPage } from './page-cache.server'

const session = { language: 'zh', theme: 'system', device: 'desktop', cookies: () => [] } as const

afterEach(() => void vi.useRealTimers())

test('visitors from elsewhere share one cached page, and all others another', async () => {
  const cache = createPageCache(() => Promise.resolve('v1'))
  const render = vi.fn(({ headers }: Request, nonce: string) => {
    const html = `<html>${headers.get('sec-fetch-site')}<script nonce="${nonce}">1</script></html>`
    const response = new Response(html, { headers: { 'content-type': 'text/html' } })
    return Promise.resolve({ response, isShareable: () => true })
  })
  const shown = async (site?: string) => {
    const request = new Request('http://localhost/', { headers: site ? { 'sec-fetch-site': site } : {} })
    const answer = await respondWithCachedPage(cache, { request, session, acceptsGzip: false, render }, '/')
    return /<html>([\w-]*)/.exec(await answer!.response.text())?.[1]
  }
  expect([await shown('none'), await shown('cross-site')]).toEqual(['none', 'none'])
  for (const site of ['same-origin', 'same-site', undefined]) expect(await shown(site)).toBe('same-origin')
  expect(render).toHaveBeenCalledTimes(2)
})

test('a version counts for as long as it may, but never for a page that was rendered after it', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  let version = 'v1'
  const cache = createPageCache(() => Promise.resolve(version), guestPageLimits, 10)
  const render = vi.fn((nonce: string) => {
    const html = `<html>${version}<script nonce="${nonce}"></script></html>`
    const response = new Response(html, { headers: { 'content-type': 'text/html' } })
    return Promise.resolve({ response, isShareable: () => true })
  })
  const cachedText = async () => {
    const found = await cache.find('/', render)
    return found && 'page' in found ? /<html>(v\d)/.exec(String(found.page?.plainParts[0]))?.[1] : 'rendered'
  }
  expect([await cachedText(), await cachedText()]).toEqual(['rendered', 'v1'])
  version = 'v2'
  vi.advanceTimersByTime(9)
  expect(await cachedText()).toBe('v1')
  vi.advanceTimersByTime(1)
  expect([await cachedText(), await cachedText()]).toEqual(['rendered', 'v2'])
  // The page shows another version than the one that was read before it.
  render.mockImplementationOnce((nonce) => ((version = 'v3'), render.getMockImplementation()!(nonce)))
  await cache.find('/pricing', render)
  expect(cache.cachedPages()).toHaveLength(2)
})

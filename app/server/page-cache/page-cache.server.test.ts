import { expect, test, vi } from 'vitest'
import { createPageCache, respondWithCachedPage } from './page-cache.server'

const session = { language: 'zh', theme: 'system', device: 'desktop', cookies: () => [] } as const

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

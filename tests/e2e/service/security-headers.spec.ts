import type { APIResponse } from '@playwright/test'
import { allPages, createPageFixtures } from '#tests/app-harness/all-pages'
import { findHeaderProblems, findMarkupProblems } from '#tests/e2e/support/security-header-problems'
import { adminPhone } from '../support/admin-phones'
import { logIn } from '../support/log-in'
import { expect, test } from '../support/fixtures'

// Bots get no error page, and a headless browser's default user agent counts as one.
test.use({
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0',
})

const faultsOf = async (answer: APIResponse) => {
  const headers = new Headers(answer.headers())
  const isPage = headers.get('content-type')?.includes('text/html')
  return [
    ...findHeaderProblems(headers, false),
    ...(isPage ? findMarkupProblems(await answer.text(), headers) : []),
  ]
}

test(
  'every page and every kind of file has its security headers',
  { tag: ['@desktop', '@deep'] },
  async ({ context, request: guest, baseURL }, info) => {
    test.slow()
    const origin = baseURL!
    await logIn(context, adminPhone('headers', info))
    const { request } = context
    const belongings = await createPageFixtures(request, origin)
    const { resume } = belongings
    const kinds = new Map<string, number>()
    const wrong: Record<string, string[]> = {}
    const checkHeaders = async (name: string, answer: APIResponse) => {
      const kind = `${answer.status()} ${answer.headers()['content-type']?.split(';')[0] ?? 'nothing'}`
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
      // The payment sheet is framed by the simulated WeChat page.
      const mayBeFramed = name.startsWith('GET /dev/pay/')
      const faults = (await faultsOf(answer)).filter((fault) => !mayBeFramed || fault !== 'frame-ancestors')
      if (faults.length > 0) wrong[`${name} (${kind})`] = faults
      return answer
    }
    const get = async (path: string, by = request) =>
      checkHeaders(
        `GET ${path}`,
        await by.get(path, { maxRedirects: 0, headers: { accept: 'text/html,*/*' } }),
      )
    const post = async (
      path: string,
      form: Record<string, string> = {},
      headers: Record<string, string> = { origin },
    ) => checkHeaders(`POST ${path}`, await request.post(path, { form, headers, maxRedirects: 0 }))

    const pages = allPages(belongings)
    for (const { path } of pages) await get(path)
    for (const { path } of pages.filter((page) => page.for !== 'everybody')) await get(path, guest)
    const home = await (await get('/', guest)).text()
    const assets = [...home.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css|png|svg|ico|webmanifest))"/g)].map(
      ([, path]) => path!,
    )
    expect(assets.length).toBeGreaterThan(3)
    for (const path of new Set(assets)) await get(path)
    for (const path of [
      ...['/healthz', '/metrics', '/version.json', '/robots.txt', '/sitemap.xml', '/sw.js', '/blogs/rss.xml'],
      ...[
        '/thumbnails/templates/classic',
        '/thumbnails/templates/none',
        '/assets/gone.js',
        '/icons/none.json',
      ],
      ...[
        `/sheets/thumbnail/${resume}`,
        `/resume/export/${resume}`,
        '/user/export',
        '/user/invite/poster.png',
      ],
      ...[
        '/photos/gone',
        '/s/gone/1',
        '/logout',
        '/resume/my.data',
        '/user.data',
        '/dev/pay/gone',
        '/dev/weixin/gone',
      ],
    ])
      await get(path)

    await post(`/resume/download/file/pdf?resume=${resume}`)
    await post('/admin/export/users')
    await post('/login', { intent: 'send', phone: '1' })
    await post('/resume/create', { start: 'blank' }, { origin: 'https://elsewhere.example' })
    await post('/robots.txt')
    await checkHeaders('PUT /pricing', await request.put('/pricing', { headers: { origin } }))
    await checkHeaders('HEAD /pricing', await request.head('/pricing'))
    // The server closes the connection without reading the rest of the body.
    await post('/pricing', { intent: 'x'.repeat(3_000_000) })

    expect(wrong).toEqual({})
    const seen = [...kinds.keys()].join('\n')
    for (const kind of [
      ...[
        '200 text/html',
        '404 text/html',
        '500 text/html',
        '403 text/plain',
        '413 text/plain',
        '405 ',
        '400 ',
      ],
      ...['200 text/javascript', '200 text/css', '200 image/png', '200 image/svg', '200 application/pdf'],
      ...['200 application/zip', '200 text/csv', '200 application/json', '200 application/xml', '302 '],
    ])
      expect.soft(seen, seen).toContain(kind)
  },
)

import { request as ask } from 'node:http'
import { expect, test } from '../support/fixtures'

// Bots get no error page.
const aPerson = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0'

/** Sent unchanged: browsers and Playwright's `request` normalize a URL first. */
function pageAt(origin: string, path: string, headers: Record<string, string> = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = ask(
      new URL(origin),
      { path, headers: { accept: 'text/html', 'user-agent': aPerson, ...headers } },
      (answer) => {
        let text = String(answer.headers.location ?? '')
        answer.on('data', (chunk) => (text += String(chunk))).on('end', () => resolve(text))
      },
    )
    request.on('error', reject).end()
  })
}

const fromElsewhere = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }

for (const path of [
  '//evil.example/',
  '//evil.example/?productId=200',
  '//evil.example/resume/my?login',
  '///evil.example/',
  '/%2Fevil.example/',
  '/%5Cevil.example/',
  '/%09/evil.example/',
])
  test(`the page for ${path} links to no other site`, { tag: '@desktop' }, async ({ baseURL }) => {
    for (const headers of [{}, fromElsewhere]) {
      const page = await pageAt(baseURL!, path, headers)
      expect(page).toContain('<html')
      const ways = [...page.matchAll(/(?:href|action|value|content)="(?:0;url=)?([^"]*evil\.example[^"]*)"/g)]
      expect(ways.map(([, way]) => way).filter((way) => new URL(way!, baseURL).origin !== baseURL)).toEqual(
        [],
      )
    }
  })

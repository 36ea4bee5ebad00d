import { expect, test as base, type BrowserContext, type Page } from '@playwright/test'

export { expect }

type Problems = {
  /** Declares trouble that belongs to the journey: any line that matches is not held against it. */
  expectProblem(pattern: RegExp): void
  /** Watches one more context, for a journey with a second device. */
  watch(context: BrowserContext): void
}

/**
 * Playwright's `test`, which fails on what a person would not see: a console error or warning, a page error,
 * a failed request. A line reads `console error: …`, `page error: …`, `404 GET http://…` or `net::ERR_… GET http://…`.
 */
export const test = base.extend<Problems & { problems: Problems }>({
  problems: [
    async ({ context }, use) => {
      const lines: string[] = []
      const expected: RegExp[] = []
      const watch = (watched: BrowserContext) => watchContext(watched, lines)
      watch(context)
      await use({ watch, expectProblem: (pattern) => void expected.push(pattern) })
      const unexpected = lines.filter((line) => !expected.some((pattern) => pattern.test(line)))
      expect(unexpected, 'unexpected console messages and failed requests').toEqual([])
    },
    { auto: true },
  ],
  expectProblem: ({ problems }, use) => use(problems.expectProblem),
  watch: ({ problems }, use) => use(problems.watch),
})

function watchContext(context: BrowserContext, lines: string[]): void {
  const downloads = new Set<string>()
  const noteDownloads = (page: Page) => page.on('download', (download) => downloads.add(download.url()))
  context.pages().forEach(noteDownloads)
  context.on('page', noteDownloads)
  context.on('console', (message) => {
    const kind = message.type()
    if (kind !== 'error' && kind !== 'warning') return
    // The browser's own line about a response that is counted below anyway.
    if (message.text().startsWith('Failed to load resource')) return
    lines.push(`console ${kind}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => lines.push(`page error: ${error.error().stack ?? error.error().message}`))
  context.on('response', (response) => {
    if (response.status() < 400) return
    lines.push(`${response.status()} ${response.request().method()} ${response.url()}`)
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed'
    // A navigation that turns into a download ends as an aborted one.
    if (reason === 'net::ERR_ABORTED' && (request.isNavigationRequest() || downloads.has(request.url())))
      return
    lines.push(`${reason} ${request.method()} ${request.url()}`)
  })
}

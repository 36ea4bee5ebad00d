import type { BrowserContext, Page, Request } from '@playwright/test'

/** A problem in a browser; `isExcused` is called when the test is over. */
export type BrowserProblem = { line: string; isExcused?: () => boolean }

const commitMs = 2_000
/** The prefix for unhandled rejections, which the app prevents from reaching the console. */
const unhandled = 'unhandled rejection: '

/**
 * Runs in each page before the app's scripts. Reports unhandled rejections except aborted requests, and
 * violations of the content security policy.
 */
const reportProblems = `addEventListener('unhandledrejection', ({ reason }) => {
  if (reason?.name !== 'AbortError') console.error('${unhandled}' + (reason?.stack ?? reason))
})
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
  console.error('refused by ' + violatedDirective + ': ' + blockedURI + ' in ' + sourceFile)
})`

export function watchContext(
  context: BrowserContext,
  problems: BrowserProblem[],
  hasJavaScript: boolean,
): void {
  const leftPages = new Map<Page, number[]>()
  const downloads = new Set<string>()
  if (hasJavaScript) void context.addInitScript({ content: reportProblems })

  function watchPage(page: Page): void {
    const left: number[] = []
    leftPages.set(page, left)
    page.on('framenavigated', (frame) => void (frame === page.mainFrame() && left.push(Date.now())))
    page.on('close', () => void left.push(Date.now()))
    page.on('download', (download) => void downloads.add(download.url()))
  }
  context.pages().forEach(watchPage)
  context.on('page', watchPage)

  context.on('console', (message) => {
    const kind = message.type()
    if (kind !== 'error' && kind !== 'warning') return
    // The browser's message about a failed response, which is recorded below.
    if (message.text().startsWith('Failed to load resource')) return
    // Tests watch the network, which a service worker would intercept; work-offline.spec.ts allows it.
    if (message.text() === 'Service Worker registration blocked by Playwright') return
    // Remix prints the response of a navigation that the next one replaced, before its body or within it.
    if (/^AbortError: (signal is|BodyStreamBuffer was) aborted/.test(message.text())) return
    problems.push({ line: `console ${kind}: ${message.text()} (${message.location().url})` })
  })
  context.on('weberror', (error) => {
    problems.push({ line: `page error: ${error.error().stack ?? error.error().message}` })
  })
  const answered = new Set<Request>()
  context.on('response', (response) => {
    answered.add(response.request())
    if (response.status() < 400) return
    problems.push({ line: `${response.status()} ${response.request().method()} ${response.url()}` })
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed'
    const failedAt = Date.now()
    // With scripts off the browser blocks them, and reports `csp`.
    if (!hasJavaScript && reason === 'csp' && /\.js$/.test(new URL(request.url()).pathname)) return
    // Remix has read an action's response with its first line, and cancels the stream before its end.
    if (
      reason === 'net::ERR_ABORTED' &&
      answered.has(request) &&
      request.method() === 'POST' &&
      isRemixData(request)
    )
      return
    const isExcused = () => reason === 'net::ERR_ABORTED' && wasNavigatedAway(request, failedAt)
    problems.push({ line: `${reason} ${request.method()} ${request.url()}`, isExcused })
  })

  const isRemixData = (request: Request) => new URL(request.url()).pathname.endsWith('.data')

  /** Excuses requests that were pending when a page was left, and navigations that became downloads. */
  function wasNavigatedAway(request: Request, failedAt: number): boolean {
    if (request.isNavigationRequest() || downloads.has(request.url())) return true
    const left = leftPages.get(request.frame().page()) ?? []
    return left.some((at) => at >= request.timing().startTime && at <= failedAt + commitMs)
  }
}

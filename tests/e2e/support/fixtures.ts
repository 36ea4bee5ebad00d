import { expect, test as base, type BrowserContext } from '@playwright/test'
import { watchContext, type BrowserProblem } from './page-problems'

export { expect }

type Problems = {
  /** Declares an expected problem: matching lines do not fail the test. */
  expectProblem(pattern: RegExp): void
  /** Watches another browser context for problems, for tests with a second device. */
  watch(context: BrowserContext): void
}

/**
 * Playwright's `test`, which also fails on invisible problems: a console error or warning, a page error, a
 * failed request. A line reads `console error: …`, `page error: …`, `404 GET http://…` or `net::ERR_… GET
 * http://…`.
 */
export const test = base.extend<Problems & { problems: Problems; typesetsPages: boolean }>({
  // Compiling WebAssembly takes both processors for seconds: other browsers seem to have too little memory for it.
  typesetsPages: [false, { option: true }],
  // Each test has a separate IP address, so that none uses up another's rate limits.
  extraHTTPHeaders: ({ locale: _ }, use) => use({ 'x-forwarded-for': someAddress() }),
  problems: [
    async ({ context, javaScriptEnabled, typesetsPages }, use) => {
      if (!typesetsPages)
        await context.addInitScript(() => Object.defineProperty(navigator, 'deviceMemory', { value: 1 }))
      const foundProblems: BrowserProblem[] = []
      const expected: RegExp[] = []
      const watch = (watched: BrowserContext) => watchContext(watched, foundProblems, javaScriptEnabled)
      watch(context)
      await use({ watch, expectProblem: (pattern) => void expected.push(pattern) })
      const lines = foundProblems.filter(({ isExcused: excused }) => !excused?.()).map(({ line }) => line)
      const unexpected = lines.filter((line) => !expected.some((pattern) => pattern.test(line)))
      expect(unexpected, 'unexpected console messages and failed requests').toEqual([])
    },
    { auto: true },
  ],
  expectProblem: ({ problems }, use) => use(problems.expectProblem),
  watch: ({ problems }, use) => use(problems.watch),
})

function someAddress(): string {
  const octet = () => Math.floor(Math.random() * 254) + 1
  return `10.${octet()}.${octet()}.${octet()}`
}

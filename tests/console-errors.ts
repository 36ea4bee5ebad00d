import { afterEach, beforeEach, vi } from 'vitest'
import { format } from 'node:util'

let loggedErrors: string[] = []
let expected: RegExp[] = []

/**
 * Expects one console.error in the running test; the test fails without a match, and for any other
 * console.error.
 */
export function expectConsoleError(pattern: RegExp): void {
  expected.push(pattern)
}

/** Called once by tests/setup.ts. */
export function failOnConsoleErrors(): void {
  beforeEach(() => {
    loggedErrors = []
    expected = []
    vi.spyOn(console, 'error').mockImplementation(
      (...parts: unknown[]) => void loggedErrors.push(format(...parts)),
    )
  })
  afterEach(() => {
    vi.mocked(console.error).mockRestore()
    const unexpected = loggedErrors.filter((line) => !expected.some((pattern) => pattern.test(line)))
    const missing = expected.filter((pattern) => !loggedErrors.some((line) => pattern.test(line)))
    if (unexpected.length > 0) throw new Error(`Unexpected console.error:\n${unexpected.join('\n')}`)
    if (missing.length > 0) throw new Error(`Expected, but never said: ${missing.join(', ')}`)
  })
}

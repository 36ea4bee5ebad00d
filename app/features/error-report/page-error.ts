import type { ErrorLevel, ErrorType } from '#contract/browser-errors/error-report'

/** An error captured on the page. */
export type PageError = {
  type: ErrorType
  message: string
  stack: string
  component?: { name: string; info: string; retryCount: number }
  /** Of a resource: the tag that requests it. */
  tag?: string
}

/** Noise without a fix: from browsers, extensions and aborted requests. */
const ignoredMessages = /^(ResizeObserver loop|Script error\.?$)/

/** Returns whether an error comes from our own code; `file` is its location, '' when unknown. */
export function isOwnError(message: string, file: string, origin: string): boolean {
  if (ignoredMessages.test(message)) return false
  return file === '' || file.startsWith(`${origin}/`)
}

/** Returns the level: a page without its script is critical, a missing image is low. */
export function errorLevel({ type, tag }: Pick<PageError, 'type' | 'tag'>): ErrorLevel {
  if (type === 'resource') return tag === 'SCRIPT' || tag === 'LINK' ? 'critical' : 'low'
  if (type === 'javascript' || type === 'vue') return 'high'
  return type === 'network' ? 'low' : 'medium'
}

/** Returns the path with parameter values replaced by their names, without user data. */
export function redactPath(path: string, params: Readonly<Record<string, string | undefined>>): string {
  return path
    .split('/')
    .map((part) => {
      const name = Object.keys(params).find((key) => key !== '*' && params[key] === safeDecode(part))
      return part && name ? `:${name}` : part
    })
    .join('/')
}

function safeDecode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

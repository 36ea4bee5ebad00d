import type { ErrorLevel, ErrorType } from '#contract/browser-errors/error-report'

/** Something that went wrong on the page, as it was noticed. */
export type PageError = {
  type: ErrorType
  message: string
  stack: string
  component?: { name: string; info: string; retryCount: number }
  /** Of a resource: the tag that wanted it. */
  tag?: string
}

/** Noise that nobody can do anything about: of browsers, of their extensions, of what was given up on purpose. */
const ignoredMessages = /^(ResizeObserver loop|Script error\.?$)/

/** Whether an error is of our own making; `file` is where it happened, '' when unknown. */
export function isOwnError(message: string, file: string, origin: string): boolean {
  if (ignoredMessages.test(message)) return false
  return file === '' || file.startsWith(`${origin}/`)
}

/** How bad it is: a page without its script is critical, a picture that does not come is little. */
export function errorLevel({ type, tag }: Pick<PageError, 'type' | 'tag'>): ErrorLevel {
  if (type === 'resource') return tag === 'SCRIPT' || tag === 'LINK' ? 'critical' : 'low'
  if (type === 'javascript' || type === 'vue') return 'high'
  return type === 'network' ? 'low' : 'medium'
}

/** An address as it may be told: its path, without what names somebody's own things. */
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

/**
 * What may be logged of an error. Messages of databases and of JSON.parse quote what people wrote, so quotations are left
 * out, from the first quotation mark to the last; the stack keeps its frames only.
 */
export function describeError(error: unknown): {
  name: string
  code?: string
  message: string
  frames: string[]
} {
  if (!(error instanceof Error)) return { name: typeof error, message: 'not an error', frames: [] }
  return {
    name: error.name,
    ...('code' in error && { code: String(error.code) }),
    message: error.message.replace(/["'`“].*["'`”]/s, '…').slice(0, 300),
    frames: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 12),
  }
}

import { z } from 'zod'

/** An empty variable counts as unset. */
export function unsetWhenEmpty<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (value === '' ? undefined : value), schema)
}

export const optionalText = unsetWhenEmpty(z.string().trim().optional())

/** What stands between commas. */
export function listOf(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
}

/** An address another service is asked at. */
export function addressOr(usual: string) {
  return unsetWhenEmpty(
    z.url({ protocol: /^https?$/, error: 'must be an address like https://…' }).default(usual),
  )
}

/** Everything a choice needs. @returns its values; names each one that is missing. */
export function required<N extends string>(
  env: Partial<Record<N, string | undefined>>,
  names: readonly N[],
  because: string,
  context: z.RefinementCtx,
): Record<N, string> {
  for (const name of names)
    if (!env[name]) context.addIssue({ code: 'custom', path: [name], message: `must be set when ${because}` })
  return env as Record<N, string>
}

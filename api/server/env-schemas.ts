import { z } from 'zod'

/** An empty variable counts as unset. */
export function unsetWhenEmpty<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (value === '' ? undefined : value), schema)
}

export const optionalText = unsetWhenEmpty(z.string().trim().optional())

/** What stands between commas. */
export function parseCommaList(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

/** An address another service is asked at. */
export function urlWithDefault(defaultUrl: string) {
  return unsetWhenEmpty(
    z.url({ protocol: /^https?$/, error: 'must be an address like https://…' }).default(defaultUrl),
  )
}

/** Everything a choice needs. @returns its values; names each one that is missing. */
export function requireVariables<N extends string>(
  env: Partial<Record<N, string | undefined>>,
  names: readonly N[],
  condition: string,
  context: z.RefinementCtx,
): Record<N, string> {
  for (const name of names)
    if (!env[name])
      context.addIssue({ code: 'custom', path: [name], message: `must be set when ${condition}` })
  return env as Record<N, string>
}

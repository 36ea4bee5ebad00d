import { z } from 'zod'

/** An empty variable counts as unset. */
export function unsetWhenEmpty<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (value === '' ? undefined : value), schema)
}

export const optionalText = unsetWhenEmpty(z.string().trim().optional())

/** Splits a comma-separated list, without empty items. */
export function parseCommaList(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

/** The URL of an external service. */
export function urlWithDefault(defaultUrl: string) {
  return unsetWhenEmpty(
    z.url({ protocol: /^https?$/, error: 'must be an address like https://…' }).default(defaultUrl),
  )
}

/** The variables that a setting requires. @returns their values; reports an issue for each missing one. */
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

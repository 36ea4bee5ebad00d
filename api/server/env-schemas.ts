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

/** A number within bounds. */
export function integerSetting(
  min: number,
  max: number,
  defaultValue: number,
  error = `must be a number from ${min} to ${max}`,
) {
  return unsetWhenEmpty(
    z.coerce.number({ error }).int(error).min(min, error).max(max, error).default(defaultValue),
  )
}

/** One of two or more names. */
export function oneOf<const N extends readonly [string, string, ...string[]]>(names: N) {
  return z.enum(names, { error: `must be ${names.slice(0, -1).join(', ')} or ${names.at(-1)}` })
}

export function reportIssue(context: z.RefinementCtx, name: string, message: string): void {
  context.addIssue({ code: 'custom', path: [name], message })
}

export type RuntimeMode = { production: boolean; simulated: boolean }

/**
 * The provider that a variable names. Default: off in production, else the simulated one; in production that one
 * must be allowed explicitly.
 * @param danger what would happen if production simulated it
 */
export function chooseProvider<P extends string>(
  variable: string,
  chosen: P | undefined,
  { simulation, danger }: { simulation: NoInfer<P>; danger: string },
  { production, simulated }: RuntimeMode,
  context: z.RefinementCtx,
): P | 'off' {
  const provider = chosen ?? (simulated || !production ? simulation : 'off')
  if (provider === simulation && production && !simulated)
    reportIssue(
      context,
      variable,
      `must not be ${simulation} in production, where ${danger} (ALLOW_SIMULATED_PROVIDERS=1 allows it)`,
    )
  return provider
}

/**
 * The values of the variables that a setting requires, by the names it gives them; reports an issue for each
 * missing one.
 */
export function requireVariables<K extends string, N extends string>(
  env: Partial<Record<N, string | undefined>>,
  names: Record<K, N>,
  condition: string,
  context: z.RefinementCtx,
): Record<K, string> {
  for (const name of Object.values<N>(names))
    if (!env[name]) reportIssue(context, name, `must be set when ${condition}`)
  const values = Object.entries<N>(names).map(([key, name]) => [key, env[name]])
  return Object.fromEntries(values) as Record<K, string>
}

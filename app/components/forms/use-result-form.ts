import { useForm, type SubmissionResult } from '@conform-to/react'
import { useEffect } from 'react'

/** Clears the errors of conform: without a result it keeps showing the last one. */
const noResult = {}

/**
 * A form that the server validates (docs/decisions/0053-forms-through-conform.md): its fields keep the typed
 * values and show their errors, and the first invalid one gets the focus, with scripts and after a plain
 * post.
 * @param lastResult the last result of the action
 */
export function useResultForm<Fields extends Record<string, unknown>>(
  lastResult: SubmissionResult<string[]> | null | undefined,
  options: Pick<Parameters<typeof useForm<Fields>>[0], 'defaultValue' | 'id' | 'onSubmit'> = {},
) {
  const [form, fields] = useForm<Fields>({ ...options, lastResult: lastResult ?? noResult })
  useEffect(() => {
    // conform focuses the field for later results; this result was in the server's HTML.
    document.getElementById(form.id)?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [form.id])
  return [form, fields] as const
}

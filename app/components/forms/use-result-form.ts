import { useForm, type SubmissionResult } from '@conform-to/react'
import { useEffect } from 'react'

/** Tells conform that nothing is wrong any more: without a result it goes on showing the last one. */
const noResult = {}

/**
 * A form that the server reads (docs/decisions/0053-forms-through-conform.md): its fields hold what was typed, show what is wrong
 * with them, and the first wrong one has the focus, with scripts and after a plain post.
 * @param lastResult what the action answered last
 */
export function useResultForm<Fields extends Record<string, unknown>>(
  lastResult: SubmissionResult<string[]> | null | undefined,
  options: Pick<Parameters<typeof useForm<Fields>>[0], 'defaultValue' | 'onSubmit'> = {},
) {
  const [form, fields] = useForm<Fields>({ ...options, lastResult: lastResult ?? noResult })
  useEffect(() => {
    // A result that comes later is conform's to lead to; this one came with the page.
    document.getElementById(form.id)?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [form.id])
  return [form, fields] as const
}

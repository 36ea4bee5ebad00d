import { useState, type ComponentProps } from 'react'
import { TextField } from './text-field'
import { TextInput } from '#app/components/ui/text-input/text-input'
import type { InputValue } from '#app/components/ui/text-input/parse-input-value'

type ValidatedFieldProps = Omit<ComponentProps<typeof TextInput>, 'onValidate'> & {
  name: string
  label: string
  /** What a server said of what was posted; typing goes on from there. */
  error?: string
  /** The sentence that says what is wrong with what is typed; undefined when nothing is. */
  validate(typed: InputValue): string | undefined
}

/** A labelled input that is checked while it is typed into: 300 ms after the last key (spec §5). */
export function ValidatedField({ validate, error, ...input }: ValidatedFieldProps) {
  const [lastCheck, setLastCheck] = useState<{
    message: string | undefined
    serverError: string | undefined
  }>()
  // What a server has said since then is newer than what was seen here.
  const currentCheck = lastCheck && lastCheck.serverError === error ? lastCheck : undefined
  return (
    <TextField
      {...input}
      control={TextInput}
      error={currentCheck ? currentCheck.message : error}
      onValidate={(typed: InputValue) => setLastCheck({ message: validate(typed), serverError: error })}
    />
  )
}

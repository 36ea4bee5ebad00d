import { useState, type ComponentProps } from 'react'
import { TextField } from './text-field'
import { TextInput } from '#app/components/ui/parsed-input/text-input'
import type { InputValue } from '#app/components/ui/parsed-input/parse-input-value'

type ValidatedFieldProps = Omit<ComponentProps<typeof TextInput>, 'onValidate'> & {
  name: string
  label: string
  /** The server's error for the posted value. */
  error?: string
  /** Returns the error of the typed value; undefined when it is valid. */
  validate(typed: InputValue): string | undefined
}

/** A labelled input that is validated 300 ms after the last key (spec §5). */
export function ValidatedField({ validate, error, ...input }: ValidatedFieldProps) {
  const [lastCheck, setLastCheck] = useState<{
    message: string | undefined
    serverError: string | undefined
  }>()
  // A server error that arrived since then is newer than this check.
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

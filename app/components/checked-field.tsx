import { useState, type ComponentProps } from 'react'
import { TextField } from './text-field'
import { TextInput } from './ui/text-input'
import type { TypedValue } from './ui/typed-value'

type CheckedFieldProps = Omit<ComponentProps<typeof TextInput>, 'onCheck'> & {
  name: string
  label: string
  /** What a server said of what was posted; typing goes on from there. */
  error?: string
  /** The sentence that says what is wrong with what is typed; undefined when nothing is. */
  check(typed: TypedValue): string | undefined
}

/** A labelled input that is checked while it is typed into: 300 ms after the last key (spec §5). */
export function CheckedField({ check, error, ...input }: CheckedFieldProps) {
  const [checked, setChecked] = useState<{ said: string | undefined; since: string | undefined }>()
  // What a server has said since then is newer than what was seen here.
  const own = checked && checked.since === error ? checked : undefined
  return (
    <TextField
      {...input}
      control={TextInput}
      error={own ? own.said : error}
      onCheck={(typed: TypedValue) => setChecked({ said: check(typed), since: error })}
    />
  )
}

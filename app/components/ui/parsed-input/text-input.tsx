import { forwardRef, useEffect, useRef, type FormEvent, type InputHTMLAttributes } from 'react'
import { Input } from '#app/components/ui/input'
import { parseInputValue, type InputModifiers, type InputValue } from './parse-input-value'

/** Spec §5 and §9. */
export const validateDelayMs = 300

type TextInputProps = InputHTMLAttributes<HTMLInputElement> &
  InputModifiers & {
    /** Emits on blur or Enter, not with every key. */
    commitOnBlur?: boolean
    /** The typed value, converted by the modifiers; `type="number"` implies `number`. */
    onValueChange?(value: InputValue): void
    /** The same value, 300 ms after the last key. */
    onValidate?(value: InputValue): void
  }

/**
 * An input that emits converted values. It is uncontrolled, so that text typed before hydration is not lost.
 */
const TextInput = forwardRef<HTMLInputElement, TextInputProps>(function TextInput(props, ref) {
  const {
    trim,
    number,
    nullify,
    commitOnBlur = false,
    onValueChange,
    onValidate,
    onInput,
    onChange,
    onBlur,
    ...input
  } = props
  const modifiers = { trim, nullify, number: number ?? input.type === 'number' }
  const timer = useRef<ReturnType<typeof setTimeout>>()
  useEffect(() => () => clearTimeout(timer.current), [])

  function emitValue(field: HTMLInputElement) {
    const value = parseInputValue(field.value, modifiers)
    onValueChange?.(value)
    clearTimeout(timer.current)
    if (onValidate) timer.current = setTimeout(() => onValidate(value), validateDelayMs)
  }
  return (
    <Input
      ref={ref}
      {...input}
      onChange={onChange}
      onInput={(event: FormEvent<HTMLInputElement>) => {
        onInput?.(event)
        // An unfinished word of a Chinese keyboard is no input yet.
        if (!commitOnBlur && !(event.nativeEvent as InputEvent).isComposing) emitValue(event.currentTarget)
      }}
      onCompositionEnd={(event) => commitOnBlur || emitValue(event.currentTarget)}
      onKeyDown={(event) => {
        input.onKeyDown?.(event)
        if (commitOnBlur && event.key === 'Enter') emitValue(event.currentTarget)
      }}
      onBlur={(event) => {
        onBlur?.(event)
        if (trim && input.value === undefined) event.currentTarget.value = event.currentTarget.value.trim()
        if (commitOnBlur) emitValue(event.currentTarget)
      }}
    />
  )
})

export { TextInput }

import { forwardRef, useEffect, useRef, type FormEvent, type InputHTMLAttributes } from 'react'
import { Input } from './input'
import { typedValue, type Modifiers, type TypedValue } from './typed-value'

/** Spec §5 and §9. */
export const checkAfterMs = 300

type TextInputProps = InputHTMLAttributes<HTMLInputElement> &
  Modifiers & {
    /** Hands on when the field is left or Enter is pressed, not with every key. */
    lazy?: boolean
    /** What was typed, by the modifiers; `type="number"` is one by itself. */
    onTyped?(value: TypedValue): void
    /** The same, once the hand has rested for 300 ms. */
    onCheck?(value: TypedValue): void
  }

/** An input that hands on what is typed as its reader wants it. Its own text is the browser's: nothing is lost before scripts come. */
const TextInput = forwardRef<HTMLInputElement, TextInputProps>(function TextInput(props, ref) {
  const { trim, number, nullify, lazy = false, onTyped, onCheck, onInput, onChange, onBlur, ...input } = props
  const modifiers = { trim, nullify, number: number ?? input.type === 'number' }
  const timer = useRef<ReturnType<typeof setTimeout>>()
  useEffect(() => () => clearTimeout(timer.current), [])

  function handOn(field: HTMLInputElement) {
    const value = typedValue(field.value, modifiers)
    onTyped?.(value)
    clearTimeout(timer.current)
    if (onCheck) timer.current = setTimeout(() => onCheck(value), checkAfterMs)
  }
  return (
    <Input
      ref={ref}
      {...input}
      onChange={onChange}
      onInput={(event: FormEvent<HTMLInputElement>) => {
        onInput?.(event)
        // Half a word of a Chinese keyboard is no input yet.
        if (!lazy && !(event.nativeEvent as InputEvent).isComposing) handOn(event.currentTarget)
      }}
      onCompositionEnd={(event) => lazy || handOn(event.currentTarget)}
      onKeyDown={(event) => {
        input.onKeyDown?.(event)
        if (lazy && event.key === 'Enter') handOn(event.currentTarget)
      }}
      onBlur={(event) => {
        onBlur?.(event)
        if (trim && input.value === undefined) event.currentTarget.value = event.currentTarget.value.trim()
        if (lazy) handOn(event.currentTarget)
      }}
    />
  )
})

export { TextInput }

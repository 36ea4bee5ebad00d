import { createContext, useContext, useEffect, useId, useRef, type ComponentProps } from 'react'
import { Input } from '#app/components/ui/input'
import type { FieldProblem } from './press.server'

const Wrong = createContext<FieldProblem | undefined>(undefined)
/** Round a form whose press was refused: which field is wrong, and why. */
export const FieldProblemProvider = Wrong.Provider

/** An input that says what is wrong with it, and has the focus then, with scripts and without. */
export function CheckedInput(props: ComponentProps<typeof Input> & { name: string }) {
  const wrong = useContext(Wrong)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const isWrong = wrong?.field === props.name
  useEffect(() => {
    if (isWrong) input.current?.focus()
  }, [isWrong, wrong])
  if (!isWrong) return <Input {...props} />
  return (
    <>
      {/* The page came as the answer to a press; where its fault is, one goes on. */}
      {/* eslint-disable-next-line jsx-a11y/no-autofocus */}
      <Input ref={input} aria-invalid aria-describedby={id} autoFocus {...props} />
      <span id={id} role="alert" className="mt-1 block text-sm font-normal text-destructive">
        {wrong.said}
      </span>
    </>
  )
}

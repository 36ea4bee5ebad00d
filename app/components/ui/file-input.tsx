import { useCallback, useEffect, useRef, type InputHTMLAttributes, type RefObject } from 'react'

type FileInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'onChange' | 'onDragOver'> & {
  /** Keeps the chosen file, which is posted with its form. */
  field?: RefObject<HTMLInputElement>
  onFile(file: File): void
  onDragOver(isOver: boolean): void
}

/**
 * A native file field, transparent over all of its positioned parent: it is pressed and dropped on before hydration too.
 * Without scripts it is visible.
 */
function FileInput({ field, onFile, onDragOver, ...input }: FileInputProps) {
  const ownField = useRef<HTMLInputElement>(null)
  const readChosenFile = useCallback(
    (input: HTMLInputElement | null) => {
      const file = input?.files?.[0]
      if (!file) return
      if (!field) input.value = ''
      onFile(file)
    },
    [field, onFile],
  )
  // A file chosen before hydration fires no event.
  useEffect(() => readChosenFile((field ?? ownField).current), [field, readChosenFile])
  const handleDragEnd = () => onDragOver(false)

  return (
    <input
      ref={field ?? ownField}
      type="file"
      // Browsers would say that no file is chosen.
      title=""
      className="file-overlay"
      onChange={({ currentTarget }) => readChosenFile(currentTarget)}
      onDragEnter={() => onDragOver(true)}
      onDragLeave={handleDragEnd}
      onDrop={handleDragEnd}
      {...input}
    />
  )
}

export { FileInput }

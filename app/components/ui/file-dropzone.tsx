import { useCallback, useEffect, useRef, useState, type DragEvent, type ReactNode } from 'react'

type FileDropzoneProps = {
  id: string
  name: string
  /** Media types, as in the `accept` attribute. */
  accept: string
  label: string
  describedBy?: string
  onFile(file: File): void
  /** Renders the drop target; `isDragOver` while a file is over it. */
  renderDropzone: (isDragOver: boolean) => ReactNode
  /** Rendered beside the button. */
  children?: ReactNode
  className?: string
}

/** One file, dropped or chosen. Without scripts a plain file field, which posts with its form. */
function FileDropzone({
  id,
  name,
  accept,
  label,
  describedBy,
  onFile,
  renderDropzone,
  children,
  className,
}: FileDropzoneProps) {
  const field = useRef<HTMLInputElement>(null)
  const [isDragOver, setIsDragOver] = useState(false)
  const readChosenFile = useCallback(() => {
    const file = field.current?.files?.[0]
    if (!field.current || !file) return
    field.current.value = ''
    onFile(file)
  }, [onFile])
  // A file chosen before hydration fires no event.
  useEffect(readChosenFile, [readChosenFile])

  function handleDragOver(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setIsDragOver(true)
  }
  function handleDrop(event: DragEvent) {
    event.preventDefault()
    setIsDragOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }
  return (
    // Dropping is an alternative to the button, which works with keyboards.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={className}
      onDragEnter={handleDragOver}
      onDragOver={handleDragOver}
      onDragLeave={({ currentTarget, relatedTarget }) =>
        currentTarget.contains(relatedTarget as Node | null) || setIsDragOver(false)
      }
      onDrop={handleDrop}
    >
      {renderDropzone(isDragOver)}
      <div className="mt-2 flex items-center justify-center gap-1">
        <label
          htmlFor={id}
          className="rounded px-2 py-1 text-sm font-medium text-primary focus-within:outline-2 hover:bg-accent"
        >
          {label}
          <input
            id={id}
            name={name}
            type="file"
            accept={accept}
            aria-describedby={describedBy}
            className="noscript:not-sr-only noscript:mt-1 noscript:block noscript:w-full noscript:text-xs noscript:text-muted-foreground sr-only"
            ref={field}
            onChange={readChosenFile}
          />
        </label>
        {children}
      </div>
    </div>
  )
}

export { FileDropzone }

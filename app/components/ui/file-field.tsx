import { FileUp, X } from 'lucide-react'
import { useCallback, useRef, useState, type ReactNode } from 'react'
import { Button, buttonVariants } from './button'
import { cn } from './cn'
import { FileInput } from './file-input'
import { formatFileSize } from './format-file-size'

type FileFieldProps = {
  id: string
  name: string
  /** Media types and file names' ends, as in the `accept` attribute. */
  accept?: string
  label: string
  hint: string
  texts: { choose: string; drop: string; change: string; remove: string }
  isInvalid?: boolean
  /** The id of the error. */
  errorId?: string
  /** The error, in the zone. */
  error?: ReactNode
}

/** A file that is posted with its form: a zone that shows the file's name and size once it is chosen. */
function FileField({ id, label, hint, texts, isInvalid, errorId, error, ...input }: FileFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const [isDragOver, setIsDragOver] = useState(false)
  const [file, setFile] = useState<{ name: string; size: number }>()
  const handleFile = useCallback(({ name, size }: File) => setFile({ name, size }), [])
  function remove() {
    if (!field.current) return
    field.current.value = ''
    field.current.focus()
    setFile(undefined)
  }
  return (
    <div
      className={cn(
        'file-zone rounded-xl border border-dashed border-border-strong bg-card px-5 py-8 text-center transition-colors hover:border-input sm:px-8 sm:py-10',
        isInvalid && 'border-destructive hover:border-destructive',
        isDragOver && 'border-solid border-primary bg-secondary',
      )}
    >
      <FileUp aria-hidden className="mx-auto size-8 text-primary" strokeWidth={1.5} />
      <label htmlFor={id} className={file ? 'sr-only' : 'mt-3 block font-medium'}>
        {label}
      </label>
      <p id={`${id}-hint`} role="status" className={file ? 'mt-3' : 'mt-1 text-sm text-muted-foreground'}>
        {file ? (
          <>
            <span className="font-medium break-all">{file.name}</span>
            <span className="mt-1 block text-sm text-muted-foreground">{formatFileSize(file.size)}</span>
          </>
        ) : (
          hint
        )}
      </p>
      <FileInput
        id={id}
        field={field}
        aria-describedby={[`${id}-hint`, error ? errorId : ''].join(' ').trim()}
        aria-invalid={isInvalid || undefined}
        onFile={handleFile}
        onDragOver={setIsDragOver}
        {...input}
      />
      <div className="mt-5 flex flex-wrap items-center justify-center gap-3 noscript:hidden">
        <span aria-hidden className={buttonVariants({ variant: 'outline' })}>
          {file ? texts.change : texts.choose}
        </span>
        {file ? (
          <Button variant="ghost" className="relative" onClick={remove}>
            <X aria-hidden />
            {texts.remove}
          </Button>
        ) : (
          <span aria-hidden className="text-sm text-muted-foreground pointer-coarse:hidden">
            {texts.drop}
          </span>
        )}
      </div>
      {error ? <div className="relative">{error}</div> : null}
    </div>
  )
}

export { FileField }

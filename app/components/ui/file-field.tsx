import { FileUp, LoaderCircle, X } from 'lucide-react'
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
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
  /** What is being done with the file now; another one can still be chosen. */
  progress?: string
  /** What can be done with the file, in the zone. */
  children?: ReactNode
  /** A file was chosen or removed, also before hydration. */
  onChosen?(file: File | undefined): void
}

/** A file that is posted with its form: a zone that shows the file's name and size once it is chosen. */
function FileField(props: FileFieldProps) {
  const { id, label, hint, texts, isInvalid, errorId, error, progress, children, onChosen, ...input } = props
  const field = useRef<HTMLInputElement>(null)
  const [isDragOver, setIsDragOver] = useState(false)
  const [file, setFile] = useState<{ name: string; size: number }>()
  const tellChosen = useRef(onChosen)
  useEffect(() => {
    tellChosen.current = onChosen
  })
  const handleFile = useCallback((chosen: File) => {
    setFile({ name: chosen.name, size: chosen.size })
    tellChosen.current?.(chosen)
  }, [])
  function remove() {
    if (!field.current) return
    field.current.value = ''
    field.current.focus()
    setFile(undefined)
    onChosen?.(undefined)
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
            {progress ? (
              <span className="mt-3 flex items-center justify-center gap-2 text-sm font-medium text-primary">
                <LoaderCircle aria-hidden className="size-4 animate-spin motion-reduce:animate-none" />
                {progress}
              </span>
            ) : null}
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
      {children}
      <div className="mt-5 flex flex-wrap items-center justify-center gap-3 noscript:hidden">
        {/* What takes a file at once has no other button. */}
        <span aria-hidden className={buttonVariants({ variant: onChosen && !file ? 'default' : 'outline' })}>
          {file ? texts.change : texts.choose}
        </span>
        {file && !progress ? (
          <Button variant="ghost" className="relative" onClick={remove}>
            <X aria-hidden />
            {texts.remove}
          </Button>
        ) : file ? null : (
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

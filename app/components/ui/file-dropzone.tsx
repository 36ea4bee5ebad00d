import { useState, type ReactNode } from 'react'
import { FileInput } from './file-input'

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
  /** Rendered beside the label. */
  children?: ReactNode
  className?: string
}

/** One file, dropped or chosen, that is taken at once. Without scripts a file field, which posts with its form. */
function FileDropzone(props: FileDropzoneProps) {
  const { id, label, describedBy, renderDropzone, children, className, ...input } = props
  const [isDragOver, setIsDragOver] = useState(false)
  return (
    <div className={className}>
      <div className="file-zone">
        {renderDropzone(isDragOver)}
        <FileInput id={id} aria-describedby={describedBy} onDragOver={setIsDragOver} {...input} />
      </div>
      <div className="mt-2 flex items-center justify-center gap-1">
        <label
          htmlFor={id}
          className="cursor-pointer rounded px-2 py-1 text-sm font-medium text-primary hover:bg-accent"
        >
          {label}
        </label>
        {children}
      </div>
    </div>
  )
}

export { FileDropzone }

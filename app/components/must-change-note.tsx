import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

type MustChangeNoteProps = {
  title: string
  /** Where all of it is changed. */
  action?: ReactNode
  children: ReactNode
}

/** What the check-up says must be changed, said once more before the file is taken: a list of `<li>`. */
export function MustChangeNote({ title, action, children }: MustChangeNoteProps) {
  return (
    <div className="mt-4 rounded-md bg-warning-soft px-3 py-2 text-sm text-warning">
      <p className="flex items-center gap-2 font-medium">
        <TriangleAlert aria-hidden className="size-4 shrink-0" />
        {title}
      </p>
      <ul className="mt-1 list-disc space-y-0.5 pl-6 break-words">{children}</ul>
      {action ? <p className="mt-2 mb-1 pl-6">{action}</p> : null}
    </div>
  )
}

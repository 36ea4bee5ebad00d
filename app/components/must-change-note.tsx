import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

type MustChangeNoteProps = { title: string; children: ReactNode }

/** What the check-up says must be changed, said once more before the file is taken: a list of `<li>`. */
export function MustChangeNote({ title, children }: MustChangeNoteProps) {
  return (
    <div className="mt-4 rounded-md bg-warning-soft px-3 py-2 text-sm text-warning">
      <p className="flex items-center gap-2 font-medium">
        <TriangleAlert aria-hidden className="size-4 shrink-0" />
        {title}
      </p>
      <ul className="mt-1 list-disc space-y-0.5 pl-6 break-words">{children}</ul>
    </div>
  )
}

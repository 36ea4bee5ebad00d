import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

type StartCardProps = {
  icon: LucideIcon
  title: string
  text: string
  /** The button or link that starts. */
  children: ReactNode
}

/** A way to start without a sample: three stand side by side. */
export function StartCard({ icon: Icon, title, text, children }: StartCardProps) {
  return (
    <div className="flex flex-col rounded-lg border border-border bg-card p-5">
      <h2 className="flex items-center gap-2.5 text-lg font-semibold">
        <Icon aria-hidden className="size-5 text-primary" />
        {title}
      </h2>
      <p className="mt-1.5 mb-4 text-sm leading-6 text-muted-foreground">{text}</p>
      <p className="mt-auto">{children}</p>
    </div>
  )
}

import type { ReactNode } from 'react'
import { cn } from '#app/components/ui/cn'
import { AdminForm, type AdminFormProps } from './admin-form'

type ConfirmActionProps = AdminFormProps & {
  title: string
  /** Of the heading, where a page has several steps. */
  titleId?: string
  /** What will happen. */
  text: ReactNode
}

/** The confirmation step before a change, with its reason. */
export function ConfirmAction({ title, titleId = 'confirm', text, className, ...form }: ConfirmActionProps) {
  return (
    <section
      aria-labelledby={titleId}
      className={cn(
        'rounded-lg border bg-card p-5 shadow-sm',
        form.isDestructive ? 'border-destructive/40' : 'border-border-strong',
        className,
      )}
    >
      <h2 id={titleId} className="font-semibold">
        {title}
      </h2>
      <p className="mt-1 text-sm text-muted-foreground">{text}</p>
      <AdminForm {...form} />
    </section>
  )
}

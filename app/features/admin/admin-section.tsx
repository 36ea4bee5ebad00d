import { useId, type ReactNode } from 'react'
import { cn } from '#app/components/ui/cn'

type AdminSectionProps = { title: string; className?: string; children: ReactNode }

export function AdminSection({ title, className, children }: AdminSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={cn('mt-8 min-w-0', className)}>
      <h2 id={id} className="mb-3 font-semibold">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** Names and values in a card; a value may contain buttons. */
export function AdminDescriptionList({
  items,
}: {
  items: readonly (readonly [name: string, value: ReactNode])[]
}) {
  return (
    <dl className="divide-y divide-border rounded-lg border border-border bg-card text-sm">
      {items.map(([name, value]) => (
        <div key={name} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-5 py-3">
          <dt className="text-muted-foreground">{name}</dt>
          <dd className="font-medium break-all tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Rows in a card, or `emptyText` without rows. */
export function AdminRows({
  rows,
  emptyText,
}: {
  rows: readonly (readonly [key: string, row: ReactNode])[]
  emptyText: string
}) {
  if (rows.length === 0) return <p className="text-sm text-muted-foreground">{emptyText}</p>
  return (
    <ul className="divide-y divide-border rounded-lg border border-border bg-card text-sm">
      {rows.map(([key, row]) => (
        <li key={key} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-5 py-3">
          {row}
        </li>
      ))}
    </ul>
  )
}
